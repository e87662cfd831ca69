/**
 * How a page looked when it was opened at its bare address, kept for the next visit: the elements in sight, and the styles
 * that the app adds for them. Only of pages that are the same for everybody, and without what a user alone may see.
 */
export interface Snapshot {
  /** What it was taken of: it stands for no other. */
  of: Surroundings
  styles: string
  elements: Drawn[]
}

/** A text, or an element with its attributes and what is in it. */
export type Drawn = string | [tag: string, attributes: Readonly<Record<string, string>>, ...within: Drawn[]]

/** All that a page's look depends on but its records. */
type Surroundings = ReturnType<typeof surroundings>

export const surroundings = () => ({
  build: document.querySelector<HTMLLinkElement>('#app')?.href,
  width: innerWidth,
  isDark: document.documentElement.classList.contains('dark'),
})

/** Where it is kept: `lib/http/kept-answers`. */
export const snapshotUrl = () => `${location.origin}/snapshots${location.pathname}`

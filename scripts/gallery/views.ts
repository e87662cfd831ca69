import type { Page } from '@playwright/test'

/** Every picture shows the demo's data of this seed, on this day, at this time. */
export const day = '2026-11-25'
export const state = { seed: 1, clock: `${day}T09:40:00+05:30,stopped` }

export interface View {
  width: number
  height: number
  /** Pixels of the picture for each of the page. */
  scale: number
  theme: 'light' | 'dark'
  isPrinted?: true
  words: string
}

/** How a screen is looked at; A4 is 794 px wide. */
export const views = {
  phone: { width: 360, height: 780, scale: 1.5, theme: 'light', words: 'on a phone' },
  'phone-dark': { width: 360, height: 780, scale: 1.5, theme: 'dark', words: 'on a phone, dark' },
  wide: { width: 1280, height: 800, scale: 1, theme: 'light', words: 'on a wide screen' },
  'wide-dark': { width: 1280, height: 800, scale: 1, theme: 'dark', words: 'on a wide screen, dark' },
  paper: { width: 794, height: 900, scale: 1, theme: 'light', isPrinted: true, words: 'on paper' },
} satisfies Record<string, View>
export type ViewName = keyof typeof views
export const viewOf = (name: ViewName): View => views[name]

export interface Screen {
  /** Name of its pictures, before that of the view. */
  name: string
  title: string
  /** What can be seen, in one sentence. */
  says: string
  views: readonly ViewName[]
  /** Whoever is signed in; nobody, if left out. */
  persona?: string
  path: string
  /** What is done on the page before the picture is taken. */
  steps?: (page: Page) => Promise<unknown>
}

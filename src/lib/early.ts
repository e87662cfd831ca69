import { noop } from './noop'

interface EarlyRequest {
  authorization: string | null
  answer: Promise<Response>
  /** Its time is from now on its taker's to limit. */
  taken: () => void
  end: (reason: unknown) => void
}

/** What the script in the page's head has begun before the app was there: `src/early.ts`. */
export interface Early {
  /** Requests with the stored token, by URL. */
  readonly requests: Map<string, EarlyRequest>
  /** What this device has kept, by URL; refused where that is nothing. */
  readonly kept: Map<string, Promise<Response>>
  /** What was typed or chosen on a prerendered page, by the id of its field. */
  readonly typed: Map<string, string>
  /** The form there that was to be sent, and any other button that was pressed last. */
  pressed?: HTMLFormElement
  clicked?: HTMLElement | undefined
  /** Whether a snapshot of the page was shown in its place (`lib/snapshot`). */
  snapshot?: Promise<boolean>
  stopListening: () => void
  letPressesThrough: () => void
  /** What was done on the page is the app's by now. */
  isTakenUp?: boolean
}

const page = globalThis as { early?: Early | undefined }

export const beginEarly = (early: Early) => void (page.early = early)

function earlyAnswer(asked: RequestInfo | URL): Promise<Response> | undefined {
  const requests = page.early?.requests
  if (!requests || !(asked instanceof Request) || asked.method !== 'GET') return undefined
  const sent = requests.get(asked.url)
  if (sent?.authorization !== asked.headers.get('Authorization')) return undefined
  requests.delete(asked.url)
  sent.taken()
  asked.signal.addEventListener('abort', () => sent.end(asked.signal.reason))
  return sent.answer
}

/** What was found on this device before the app was there. That is given once. */
export function earlyKept(url: string): Promise<Response> | undefined {
  const kept = page.early?.kept.get(url)
  page.early?.kept.delete(url)
  return kept
}

/** A fetch that is answered by the same request, if it is under way already. That is given once: then it is sent again. */
export const fetchOnce: typeof fetch = (...asked) => earlyAnswer(asked[0]) ?? globalThis.fetch(...asked)

export function stopEarlyListening() {
  delete page.early?.snapshot
  page.early?.stopListening()
}

/** From when React has the page, it knows of every press, also on what it has not taken over yet. */
export const letPressesThrough = () => page.early?.letPressesThrough()

/** Whether a script in the page's head has run: not in the demo, nor while the app is developed. */
export const hasBegunEarly = () => page.early !== undefined

/** While the snapshot of a page stands in its place, the page waits for what it shows: nothing of it goes for a moment. */
export const whileSnapshotShown = (known: Promise<unknown>): Promise<void> | undefined =>
  page.early?.snapshot?.then(async (isShown) => {
    if (isShown) await known
  })

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

/** What stands for an element of a snapshot on the page itself: of those that are called the same, the same one. */
function counterpart<T extends Element>(element: T, snapshot: Element, root: Element): T | undefined {
  const alike = (within: Element) =>
    [...within.querySelectorAll<T>(element.localName)].filter((other) => nameOf(other) === nameOf(element))
  return alike(root)[alike(snapshot).indexOf(element)]
}

/** Goes on with what was done to the snapshot of a page, which goes. To be called when the page is drawn, and both are there. */
export function takeUpSnapshot(snapshot: Element, root: Element) {
  const { early } = page
  if (!early) return
  const focused = document.activeElement
  const field = focused && snapshot.contains(focused) ? counterpart(focused, snapshot, root) : undefined
  if (early.clicked) early.clicked = counterpart(early.clicked, snapshot, root)
  snapshot.remove()
  document.adoptedStyleSheets = []
  stopEarlyListening()
  if (field instanceof HTMLElement) field.focus()
  takeUpForm(retype)
}

const submit = (form: HTMLFormElement) => form.requestSubmit()

/**
 * Goes on with what was done to a prerendered page, once: its fields hold what was typed, and a press is done now.
 * @param read for forms that know what is typed by events alone
 * @param send for forms that cannot be sent yet
 */
export function takeUpForm(
  read: (typed: Early['typed']) => void = noop,
  send: (form: HTMLFormElement) => void = submit,
) {
  const { early } = page
  if (!early || early.isTakenUp) return
  early.isTakenUp = true
  early.stopListening()
  read(early.typed)
  // The page knows by then what was typed.
  setTimeout(() => early.clicked?.click())
  if (early.pressed) send(early.pressed)
}

const setText = (field: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)

/** For fields whose value React holds: it hears of what was typed, and of the focus, as if that were done now. */
export function retype(typed: Early['typed']) {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [id, text] of typed) {
    const field = document.getElementById(id)
    if (field instanceof HTMLSelectElement) field.value = text
    else if (field instanceof HTMLInputElement) {
      // React passes over a text that it has seen in the field already.
      field.value = ''
      setText(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field?.dispatchEvent(new Event('change', { bubbles: true }))
    if (field !== document.activeElement) field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

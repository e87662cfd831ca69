import type { Studio } from '@mocks/studio/types'

/** Lets the mock's worker answer for the files of the app as the studio's state says: `scripts/mock-worker.ts`. */
export function followFilesState(studio: Studio) {
  let isPressed = false
  let told = 'served'
  const look = () => {
    const { offline = false, released = false } = studio.state
    if (!released) isPressed = false
    const files = offline ? 'unreachable' : released && isPressed ? 'gone' : 'served'
    if (files !== told) navigator.serviceWorker?.controller?.postMessage({ files })
    told = files
  }
  // A new release comes under a page that is there already: with the next press in it.
  const press = () => {
    isPressed = true
    look()
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true)
  look()
  return studio.subscribe(look)
}

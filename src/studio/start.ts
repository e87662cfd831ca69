import { onLocalCall } from '@/api/local-calls'
import type { AppRouter } from '@/router'
import { isPanelOpen, setPanel } from './panel'
import type { Parts } from './parts'
import { type Start, takeUpLink } from './take-up-link'

const hostId = 'qa-studio'

/** On keyboards of other scripts the key has another name, and stands where the full stop stands. */
const isShortcut = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === '.' || code === 'Period')

/** Beside the app's root, and marked as what a dialog must not hide from assistive technology. */
export function makeHost() {
  const host = document.createElement('div')
  host.id = hostId
  host.dataset.liveAnnouncer = ''
  document.body.append(host)
  return host
}

let before: Element | null = null

/** Opens the panel and gives it the focus; from within, closes it and gives the focus back. */
function onShortcut(event: KeyboardEvent) {
  if (!isShortcut(event)) return
  event.preventDefault()
  if (event.repeat) return
  const host = document.getElementById(hostId)
  const { activeElement } = document
  if (isPanelOpen() && host?.contains(activeElement)) {
    setPanel({ open: false })
    if (before instanceof HTMLElement) before.focus()
    return
  }
  before = activeElement
  openStudio()
}

const focusTab = () =>
  document.querySelector<HTMLElement>(`#${hostId} [role=tab][aria-selected=true]`)?.focus()

/** Opens the panel, with the focus on its chosen tab. */
export function openStudio() {
  setPanel({ open: true })
  requestAnimationFrame(focusTab)
}

/** Loads what the panel is made of once the app has been drawn, which it must not keep waiting. */
const whenDrawn = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 1000)
  })

/** Takes up the link that the page was called by. What it gives draws the panel beside the app. */
export async function startStudio(of: Start & Pick<Parts, 'version'>) {
  const later = await takeUpLink(of)
  addEventListener('keydown', onShortcut, true)
  onLocalCall((call) => {
    const effect = of.studio.local(`LOCAL ${call}`)
    return effect?.kind === 'wait' ? { ms: effect.ms } : { fails: effect !== null }
  })
  return async (router: AppRouter) => {
    const shown = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        resolve()
      })
    })
    await whenDrawn()
    const { drawStudio } = await import('./draw')
    drawStudio(makeHost(), { ...of, router })
    await shown
    if (later.offline || later.released) of.studio.set(later)
  }
}

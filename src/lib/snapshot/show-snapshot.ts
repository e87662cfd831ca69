import { keptFetch } from '@/lib/http/kept-answers'
import { type Drawn, type Snapshot, snapshotUrl, surroundings } from './snapshot'

const svg = 'http://www.w3.org/2000/svg'

function elementOf([tag, attributes, ...within]: Exclude<Drawn, string>, namespace?: string): Element {
  const space = tag === 'svg' ? svg : namespace
  const element = space ? document.createElementNS(space, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    // The content policy refuses styles as attributes.
    if (name === 'style' && element instanceof HTMLElement) element.style.cssText = value
    else element.setAttribute(name, value)
  }
  element.append(...within.map((one) => (typeof one === 'string' ? one : elementOf(one, space))))
  return element
}

/**
 * Shows what a page looked like on the last visit in place of the picture of the start, unless the app has come before.
 * @param check of the session: only whoever is signed in sees it (A3)
 * @returns whether it is in sight
 * @throws where none is kept, or it is of no use
 */
export async function showSnapshot(check: Promise<Response>): Promise<boolean> {
  const kept = keptFetch(snapshotUrl()).then(async (answer) => (await answer.json()) as Snapshot)
  const [{ ok }, { of, styles, elements }] = await Promise.all([check, kept])
  const { build, width, isDark } = surroundings()
  const start = document.getElementById('boot')
  const isWaitedFor = ok && start && document.documentElement.classList.contains('starting')
  if (!isWaitedFor || of.build !== build || of.width !== width || of.isDark !== isDark) return false
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  const place = document.createElement('div')
  place.append(...elements.map((one) => (typeof one === 'string' ? one : elementOf(one))))
  start.append(place)
  document.adoptedStyleSheets.push(sheet)
  start.classList.add('snapshot')
  // Nobody has it read out whole.
  start.removeAttribute('role')
  return true
}

import { keepText } from '@/lib/http/kept-answers'
import { type Drawn, type Snapshot, snapshotUrl, surroundings } from './snapshot'

/** Somebody has opened something, or is told something. */
const touched = '[aria-expanded=true], [data-unread]'

/** Screens of the page that are kept: it may be scrolled before the app is there. */
const screens = 2

function drawnOf(node: Node, mark: string): Drawn[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element)) return []
  if (node.getBoundingClientRect().top + scrollY > innerHeight * screens) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  const { own, summary } = node instanceof HTMLElement ? node.dataset : {}
  const within = own === undefined ? [...node.childNodes].flatMap((child) => drawnOf(child, mark)) : []
  if (summary !== undefined) within.push(` · ${mark}`)
  return [[node.localName, attributes, ...within]]
}

const classes = /\.(css-[\w-]+)/g

/** Of the styles that Emotion has added the ones for these elements. */
function stylesOf(rules: Iterable<CSSRule>, used: ReadonlySet<string>): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const named = [...rule.selectorText.matchAll(classes)]
        return named.length === 0 || named.some(([, name = '']) => used.has(name)) ? rule.cssText : ''
      }
      if (!(rule instanceof CSSGroupingRule)) return rule.cssText
      const within = stylesOf(rule.cssRules, used)
      return within && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${within}}`
    })
    .join('')
}

/**
 * Keeps how the page looks now, if it is as it was opened.
 * @param mark what is added to its summary: its records are another day's when it is shown
 */
export async function takeSnapshot(mark: string) {
  const root = document.getElementById('root')
  if (!root || location.search !== '' || root.querySelector(touched)) return
  const elements = [...root.childNodes].flatMap((child) => drawnOf(child, mark))
  const used = new Set([...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
  const styles = sheets.map(({ sheet }) => stylesOf(sheet?.cssRules ?? [], used)).join('')
  const snapshot: Snapshot = { of: surroundings(), styles, elements }
  await keepText(snapshotUrl(), JSON.stringify(snapshot))
}

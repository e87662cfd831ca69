import type { CDPSession, Page } from '@playwright/test'
import { settled } from './settled.ts'
import { expect } from './test.ts'

declare global {
  interface Window {
    announcements: string[]
  }
}

/** What is said: its words, or a matcher for words that depend on the day. */
type Words = string | RegExp

const asMatcher = (words: Words): unknown =>
  typeof words === 'string' ? words : expect.stringMatching(words)

/**
 * Notes in `window.announcements` what the page's live regions say, as 'status: 26 trains'. As for a screen reader, nothing
 * is said of what goes away, of what is hidden or still busy, or of what is off; an alert is said as it comes in any case.
 */
function watchLiveRegions() {
  const announcements: string[] = []
  window.announcements = announcements
  const live = '[role=status], [role=alert], [role=log], [aria-live]'
  const lastWords = new WeakMap<Element, string>()

  const contentOf = (node: Node) => [...node.childNodes].map(wordsOf).join(' ')
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], [hidden], style')) return ''
    return node.getAttribute('aria-label') ?? contentOf(node)
  }
  const say = (region: Element, content: string) => {
    // Shown where a page's code takes longer than 300 ms to come: on a slow machine, and on no other.
    if (region.id === 'boot') return
    const words = content.replaceAll(/\s+/g, ' ').trim()
    const isHeard = region.isConnected && region.checkVisibility() && !region.closest('[aria-busy=true]')
    if (words === '' || !isHeard || lastWords.get(region) === words) return
    lastWords.set(region, words)
    announcements.push(`${region.role ?? region.ariaLive}: ${words}`)
  }
  new MutationObserver((records) => {
    const changed = new Set<Element>()
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList' && addedNodes.length === 0) continue
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const inner of [node, ...node.querySelectorAll(live)]) {
          if (inner.matches(live) && (inner.ariaLive !== 'off' || inner.role === 'alert')) changed.add(inner)
        }
      }
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (!region || region.ariaLive === 'off') continue
      const isWhole = region.matches('[role=status], [role=alert], [aria-atomic=true]')
      if (isWhole) changed.add(region)
      else say(region, [...addedNodes].map(wordsOf).join(' '))
    }
    for (const region of changed) say(region, contentOf(region))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const focused = `(
  (element) => document.getElementById(element.getAttribute('aria-activedescendant')) ?? element
)(document.activeElement)`

/**
 * Where the focus is in Chromium's accessibility tree, and of a list that a field opened, where in the list:
 * 'textbox "Age", value "200", invalid, description "In years Enter an age up to 120"'.
 */
async function sayFocus(cdp: CDPSession): Promise<string> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: focused })
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  const { role, name, value, description, properties = [] } = nodes[0] ?? {}
  const own = new Map<string, unknown>(properties.map((property) => [property.name, property.value.value]))
  const is = (state: string) => own.get(state) === true || own.get(state) === 'true'
  const either = (state: string, yes: string, no: string) => own.has(state) && (is(state) ? yes : no)
  return [
    `${String(role?.value)} "${String(name?.value ?? '')}"`,
    own.has('level') && `level ${String(own.get('level'))}`,
    value?.value && `value "${String(value.value)}"`,
    either('checked', 'checked', 'not checked'),
    either('pressed', 'pressed', 'not pressed'),
    either('expanded', 'expanded', 'collapsed'),
    ...['selected', 'required', 'disabled', 'invalid'].filter(is),
    description?.value && `description "${String(description.value)}"`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A page as somebody has it who hears it and has a keyboard. To be called before the page is opened. */
export async function voiceOf(page: Page) {
  await page.addInitScript(watchLiveRegions)
  const cdp = await page.context().newCDPSession(page)
  const announcements = () => page.evaluate(() => window.announcements)
  const forget = (count: number) => page.evaluate((first) => window.announcements.splice(0, first), count)

  /** The focus is there. */
  const focusIs = (words: Words) => expect.poll(() => sayFocus(cdp)).toEqual(asMatcher(words))
  return {
    focusIs,
    /** What a page begins with is read, not announced: from here on it counts. */
    opened: async () => {
      await settled(page)
      await forget(Infinity)
    },
    press: (key: string) => page.keyboard.press(key),
    /** Several letters at once, as they come from a password manager or a braille keyboard. */
    type: (text: string) => page.keyboard.insertText(text),
    /** Each press of Tab leads to the next of these. */
    tab: async (...stops: Words[]) => {
      for (const words of stops) {
        await page.keyboard.press('Tab')
        await focusIs(words)
      }
    },
    /** Tab by Tab to something farther away. */
    tabTo: async (words: Words) => {
      const passed: string[] = []
      while (passed.length < 80) {
        await page.keyboard.press('Tab')
        const said = await sayFocus(cdp)
        if (typeof words === 'string' ? said === words : words.test(said)) return
        passed.push(said)
      }
      throw new Error(`80 Tabs do not lead to ${String(words)}, but to:\n${passed.join('\n')}`)
    },
    /** All that was announced since the last time, in this order: nothing more, and nothing twice. */
    announced: async (...expected: Words[]) => {
      await expect.poll(announcements).toEqual(expected.map(asMatcher))
      await forget(expected.length)
    },
  }
}

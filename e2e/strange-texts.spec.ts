import type { Page } from '@playwright/test'
import { stickingOut } from './support/layout.ts'
import { settled } from './support/settled.ts'
import { routesOf, textWorld } from './support/text-world.ts'
import { strangeTexts } from './support/strange-texts.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 800 } })

const world = textWorld({ texts: strangeTexts })

/** Words of ours that share a line with a text which may turn the order of the line: it has to stand by itself. */
const turnedAround = (page: Page) =>
  page.evaluate(() => {
    const turning = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/
    const ofATable =
      /\S*[\u0590-\u08ff\u202a-\u202e\u2066-\u2069].*? (station|train|user|passenger|review)\.[a-zA-Z]+/gsu
    const found: string[] = []
    const mingles = (element: Element) => {
      const { display, unicodeBidi } = getComputedStyle(element)
      return display === 'inline' && !/isolate|plaintext/.test(unicodeBidi)
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement
      if (!element || !turning.test(node.textContent ?? '')) continue
      // Only heard, not seen.
      if (element.closest('title, script') || element.getBoundingClientRect().width <= 1) continue
      let line: Element = element
      while (line.parentElement && mingles(line)) line = line.parentElement
      const beside = (line.textContent ?? '').replaceAll(ofATable, '')
      if (/[\p{L}\p{N}]/u.test(beside))
        found.push(
          `${line.tagName} ${line.className}: ${beside.slice(0, 80)} | ${(line.textContent ?? '').slice(0, 80)}`,
        )
    }
    return [...new Set(found)]
  })

for (const who of ['frequent-passenger', 'admin'] as const) {
  test(`goal G32: with strange texts in every field of the railway, each page of ${who} fits a phone and keeps its order`, async ({
    page,
  }) => {
    test.slow()
    await world.open(page, who)
    const wrong: Record<string, string[]> = {}
    for (const route of routesOf(who)) {
      await page.goto(world.addressOf(route))
      await settled(page)
      const found = [...(await stickingOut(page)), ...(await turnedAround(page))]
      if (found.length > 0) wrong[route.path] = found
    }
    expect(wrong).toEqual({})
  })
}

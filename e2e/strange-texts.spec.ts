import type { Page } from '@playwright/test'
import { textIn } from '../mocks/world/text-world.ts'
import { confirmDeletion, pendingBar } from './support/admin.ts'
import { escape } from './support/page-actions.ts'
import { leaveFor } from './support/go-in-app.ts'
import { stickingOut } from './support/layout.ts'
import { type Screen, screens } from './support/screens.ts'
import { settled } from './support/settled.ts'
import { screensOf, strangeTexts, textWorld } from './support/text-world.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 360, height: 800 }
const narrowest = { width: 320, height: 800 }
const desk = { width: 1280, height: 800 }
// A train that somebody has booked is not deleted.
test.use({ viewport: phone, expectedErrors: /status of 400 .*\/api\/trains\// })

const world = textWorld({ texts: strangeTexts })

/** Words of ours that share a line with a text which may turn the order of the line: it has to stand by itself. */
const turnedAround = (page: Page) =>
  page.evaluate(() => {
    const turning = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/
    const ofATable =
      /\S*[\u0590-\u08ff\u202a-\u202e\u2066-\u2069].*? (station|train|user|passenger|review)\.[a-zA-Z]+/gsu
    // Of a line that is one string: what stands there by itself.
    const isolates = /\u2068[^\u2066-\u2069]*\u2069/g
    const found: string[] = []
    const mingles = (element: Element) => {
      const { display, unicodeBidi } = getComputedStyle(element)
      return display === 'inline' && !/isolate|plaintext/.test(unicodeBidi)
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement
      if (!element || !turning.test((node.textContent ?? '').replaceAll(isolates, ''))) continue
      // Only heard, not seen.
      if (element.closest('title, script') || element.getBoundingClientRect().width <= 1) continue
      let line: Element = element
      while (line.parentElement && mingles(line)) line = line.parentElement
      // The code in a record's own name is part of it.
      const whole = (line.textContent ?? '').replace(line.matches('bdi') ? / \(\w+\)$/ : '', '')
      const beside = whole.replaceAll(ofATable, '')
      // Not the letter in the picture of a user that has none.
      if (/[\p{Script=Latin}\p{N}]/u.test(beside))
        found.push(
          `${line.tagName} ${line.className}: ${beside.slice(0, 80)} | ${(line.textContent ?? '').slice(0, 80)}`,
        )
    }
    return [...new Set(found)]
  })

/** Words of ours that stand before a text on its own line, although they follow it. */
const outOfPlace = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const own of document.querySelectorAll('bdi')) {
      const { parentElement } = own
      const last = [...own.getClientRects()].at(-1)
      if (!parentElement || !last || getComputedStyle(parentElement).direction === 'rtl') continue
      const behind = own.nextSibling
      const at = behind instanceof Text ? behind.data.search(/\S/) : -1
      if (!behind || at < 0) continue
      const letter = document.createRange()
      letter.setStart(behind, at)
      letter.setEnd(behind, at + 1)
      const { left, top, bottom } = letter.getBoundingClientRect()
      const onItsLine = top < last.bottom && bottom > last.top
      if (onItsLine && left < last.right - 1) found.push(`${parentElement.textContent.slice(0, 80)}: behind`)
    }
    return [...new Set(found)]
  })

const wrongIn = async (page: Page) => [
  ...(await stickingOut(page)),
  ...(await turnedAround(page)),
  ...(await outOfPlace(page)),
]

for (const who of ['frequent-passenger', 'admin'] as const) {
  test(`goal G32: with strange texts in every field of the railway, each page of ${who} fits its window and keeps its order`, async ({
    page,
  }) => {
    test.slow()
    await world.open(page, who)
    expect(await foundOn(page, screensOf(who), world)).toEqual({})
  })
}

const detailed = screensOf('frequent-passenger').filter(({ path }) =>
  /^\/(trains|stations|bookings)\/\$(?!pnr)|^\/(dashboard|profile)$/.test(path),
)

// The first turn is that of the pages above.
for (const turn of [1, 2, 3, 4, 5]) {
  test(`goal G32: each field of a record holds each strange text in its turn, and fits the window: turn ${turn}`, async ({
    page,
  }) => {
    test.slow()
    const turned = textWorld({ texts: strangeTexts, turn })
    await turned.open(page, 'frequent-passenger')
    expect(
      await foundOn(page, [...detailed, ...screens.filter(({ path }) => path === '/unauthorized')], turned),
    ).toEqual({})
  })
}

/** What is found on each page, as wide as a phone and as a window. */
async function foundOn(
  page: Page,
  shown: readonly Screen[],
  { addressOf }: { addressOf: (screen: Screen) => string },
) {
  const wrong: Record<string, string[]> = {}
  await page.goto('/unauthorized')
  await settled(page)
  for (const screen of shown) {
    await page.setViewportSize(phone)
    await leaveFor(page, addressOf(screen))
    await settled(page)
    const found = await wrongIn(page)
    for (const window of [narrowest, desk]) {
      await page.setViewportSize(window)
      await settled(page)
      // A chart follows its box in the frame after the next.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      })
      found.push(...(await stickingOut(page)))
    }
    if (found.length > 0) wrong[screen.path] = found
  }
  return wrong
}

/** What is found while a page goes from one state to the next. */
function findings(page: Page) {
  const wrong: Record<string, string[]> = {}
  const look = async (what: string) => {
    await settled(page)
    const found = await wrongIn(page)
    if (found.length > 0) wrong[what] = found
  }
  return { wrong, look }
}

test('J2 goal G32: the question before a record goes, the bar of changes, its messages and the log stand strange names', async ({
  page,
}) => {
  test.slow()
  const { wrong, look } = findings(page)
  await world.open(page, 'admin')
  await page.goto('/admin/trains')
  await settled(page)
  // Those that turn others, and the one without a break.
  for (const index of [1, 2, 5]) {
    const text = strangeTexts[index] ?? ''
    await page
      .getByRole('checkbox', { name: text.slice(0, 20) })
      .first()
      .check()
    await page
      .getByRole('group', { name: 'Chosen trains' })
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look(`the question about text ${index}`)
    await confirmDeletion(page)
  }
  await expect(pendingBar(page)).toBeVisible()
  await look('the bar')
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(pendingBar(page).getByRole('heading')).toHaveText(/^\d failed$/)
  await look('the bar with what was refused, and its messages')
  // The messages lie over it.
  await page.getByRole('button', { name: 'Change log' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Changes' })).toBeVisible()
  await look('the log of deletions')
  expect(wrong).toEqual({})
})

test('ADM-6 goal G32: the lines of a file and the log of changes keep before and after apart', async ({
  page,
}) => {
  test.slow()
  const { wrong, look } = findings(page)
  await world.open(page, 'admin')
  await page.goto('/admin/import?kind=stations')
  await settled(page)
  const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`
  const textAt = (index: number) =>
    textIn(strangeTexts[index % strangeTexts.length]?.slice(0, 85).trim() ?? '', 'station.name')
  const lines = world.stations
    .slice(0, strangeTexts.length)
    .map(({ code, latitude, longitude }, index) =>
      [code, ...[3, 4, 5].map((step) => quoted(textAt(index + step))), 'NZ', latitude, longitude].join(','),
    )
  await page.getByLabel('CSV file').setInputFiles({
    name: 'stations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Code,Name,City,State,Zone,Latitude,Longitude', ...lines].join('\n')),
  })
  await expect(page.getByRole('region', { name: 'Rehearsal' })).toContainText(`${lines.length} changed`)
  await look('the rehearsal')
  for (const [index] of lines.entries()) {
    await page
      .getByRole('link', { name: `Line ${index + 2}`, exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Before and after')
    await look(`line ${index + 2}`)
    await escape(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^Apply \d+ rows$/ }).click()
  await expect(pendingBar(page)).toBeVisible()
  await look('the bar')
  await page.goto('/admin/stations')
  await settled(page)
  await page.getByRole('button', { name: 'Change log' }).click()
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('→')
  await look('the log of changes')
  expect(wrong).toEqual({})
})

import { elementsFromText, hostileTexts } from '../src/test/hostile/hostile-texts.ts'
import { leaveFor } from './support/go-in-app.ts'
import { stickingOut } from './support/layout.ts'
import { settled } from './support/settled.ts'
import { screensOf, textWorld } from './support/text-world.ts'
import { expectSoftly, test } from './support/test.ts'

// A refusal of the content policy is an error in the console, which fails the test.
test.use({ viewport: { width: 360, height: 800 } })

const world = textWorld({ texts: hostileTexts, codes: true })

for (const who of ['frequent-passenger', 'admin'] as const) {
  test(`goal G31: with hostile texts in every field of the railway, no page of ${who} takes one for more than text`, async ({
    page,
    problems,
  }) => {
    test.slow()
    page.on('dialog', (dialog) => {
      problems.push(`a dialog of the browser opened: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.addInitScript(() => {
      Object.assign(window, { hostileRan: () => console.error('A hostile text ran') })
    })
    await world.open(page, who)
    await page.goto('/unauthorized')
    await settled(page)
    for (const screen of screensOf(who)) {
      await leaveFor(page, world.addressOf(screen))
      await settled(page)
      expectSoftly(await page.evaluate(elementsFromText), screen.path).toEqual([])
      expectSoftly(await stickingOut(page), screen.path).toEqual([])
    }
  })
}

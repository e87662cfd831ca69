import { openedByPassengers } from './support/opened-by-passengers.ts'
import { expectNothingWrong } from './support/opened.ts'
import { test } from './support/test.ts'

for (const opened of openedByPassengers) {
  test(`X-1 ${opened.about}: axe finds nothing wrong with ${opened.what}`, async ({ page }) => {
    await expectNothingWrong(page, 'frequent-passenger', opened)
  })
}

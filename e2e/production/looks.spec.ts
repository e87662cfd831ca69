import { checkDialogs, checkPages } from '../support/page-checks.ts'
import { dialogs, partsOf, screens, unknownScreens } from '../support/screens.ts'
import { test } from '../support/test.ts'

// Two themes, four widths and six times axe for each page: tables of a hundred rows take it long.
test.describe.configure({ timeout: 180_000 })

for (const { who, some } of partsOf([...screens, ...unknownScreens], 3)) {
  test(`X-1 goal G33: neither axe nor the policy finds anything at the pages of ${who}`, async ({ page }) => {
    await checkPages(page, some)
  })
}

// The server is every test's: what changes it is in e2e/looks-demo.spec.ts.
const opened = dialogs.filter(({ sends }) => !sends)

// The last one first: nothing has been notified when the empty notifications are opened.
const inTurn = opened.filter(({ clockStopped }) => !clockStopped).toReversed()
for (const { who, some } of partsOf(inTurn, 6)) {
  test(`X-1 goal G33: neither axe nor the policy finds anything wrong with what ${who} opens`, async ({
    page,
  }) => {
    await checkDialogs(page, some)
  })
}

for (const dialog of opened.filter(({ clockStopped }) => clockStopped)) {
  test(`X-1 goal G33 ${dialog.about}: neither axe nor the policy finds anything wrong with ${dialog.what}`, async ({
    page,
  }) => {
    await checkDialogs(page, [dialog])
  })
}

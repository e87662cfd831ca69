import { themes } from '../support/axe.ts'
import { checkPage, checkDialog } from '../support/page-checks.ts'
import { dialogs, screens, unknownScreens } from '../support/screens.ts'
import { test } from '../support/test.ts'

for (const [index, screen] of [...screens, ...unknownScreens].entries()) {
  test(`X-1 goal G33 ${screen.about}: neither axe nor the policy finds anything at ${screen.path}`, async ({
    page,
  }) => {
    // Two themes, four widths and six times axe: tables of a hundred rows take it long.
    test.slow()
    // Every other one is opened in the dark.
    await checkPage(page, screen, index % 2 ? themes.toReversed() : themes)
  })
}

for (const dialog of dialogs) {
  // The server is every test's: e2e/looks-demo.spec.ts.
  if (dialog.sends) continue
  test(`X-1 goal G33 ${dialog.about}: neither axe nor the policy finds anything wrong with ${dialog.what}`, async ({
    page,
  }) => {
    await checkDialog(page, dialog)
  })
}

import { checkDialogs, checkPages } from './support/page-checks.ts'
import { dialogs, screens } from './support/screens.ts'
import { test } from './support/test.ts'

// Of what e2e/production/looks.spec.ts looks at: what is different in the demo, and what changes data.

// A train that somebody has booked is not deleted.
test.use({ expectedErrors: /status of 400 .*\/api\/trains\// })

for (const screen of screens.filter(({ path }) => ['/login', '/admin/users'].includes(path))) {
  test(`X-1 L1 ${screen.about}: neither axe nor the policy finds anything at the demo's ${screen.path}`, async ({
    page,
  }) => {
    test.slow()
    await checkPages(page, [screen])
  })
}

for (const dialog of dialogs.filter(({ sends }) => sends)) {
  test(`X-1 ${dialog.about}: neither axe nor the policy finds anything wrong with ${dialog.what}`, async ({
    page,
  }) => {
    await checkDialogs(page, [dialog])
  })
}

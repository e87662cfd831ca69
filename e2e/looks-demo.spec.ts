import { expectNothingWrongAt, expectNothingWrongWith } from './support/looks.ts'
import { openedByAdmins } from './support/opened-by-admins.ts'
import { routes } from './support/routes.ts'
import { test } from './support/test.ts'

// Of what e2e/production/looks.spec.ts looks at: what is different in the demo, and what changes data.

// A train that somebody has booked is not deleted.
test.use({ expectedErrors: /status of 400 .*\/api\/trains\// })

for (const route of routes.filter(({ path }) => ['/login', '/admin/users'].includes(path))) {
  test(`X-1 L1 ${route.about}: neither axe nor the policy finds anything at the demo's ${route.path}`, async ({
    page,
  }) => {
    test.slow()
    await expectNothingWrongAt(page, route)
  })
}

for (const opened of openedByAdmins.filter(({ sends }) => sends)) {
  test(`X-1 ${opened.about}: neither axe nor the policy finds anything wrong with ${opened.what}`, async ({
    page,
  }) => {
    await expectNothingWrongWith(page, 'admin', opened)
  })
}

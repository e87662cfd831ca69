import { openedByAdmins } from './support/opened-by-admins.ts'
import { expectNothingWrong } from './support/opened.ts'
import { test } from './support/test.ts'

// A train that somebody has booked is not deleted.
test.use({ expectedErrors: /status of 400 .*\/api\/trains\// })

for (const opened of openedByAdmins) {
  test(`X-1 ${opened.about}: axe finds nothing wrong with ${opened.what}`, async ({ page }) => {
    await expectNothingWrong(page, 'admin', opened)
  })
}

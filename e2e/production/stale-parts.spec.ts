import { circles, expectHealed, expectToldOnce, partErrors } from '../support/stale.ts'
import { test } from '../support/test.ts'

// A dozen pages each, loaded twice or three times.
test.describe.configure({ timeout: 180_000 })
test.use({ expectedErrors: partErrors })

for (const circle of circles) {
  test(`goal G25: the pages of ${circle.who}: each heals by one reload where its part comes as the page`, async ({
    page,
  }) => {
    await expectHealed(page, circle, 'comes as the page')
  })

  test(`goal G25: the pages of ${circle.who}: each says so, after one reload, where its part is not found`, async ({
    page,
  }) => {
    await expectToldOnce(page, circle, 'is not found')
  })
}

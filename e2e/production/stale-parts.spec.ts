import { circles, expectHealed, expectToldOnce, forbidStorage, partErrors } from '../support/stale-parts.ts'
import { test } from '../support/test.ts'

// A dozen pages each, most of them loaded anew.
test.describe.configure({ timeout: 180_000 })
test.use({ expectedErrors: partErrors })

for (const circle of circles) {
  test(`B8 goal G25: the pages of ${circle.who}: each heals by one reload where its part comes as the page`, async ({
    page,
  }) => {
    await expectHealed(page, circle, 'comes as the page')
  })

  for (const fault of ['is not found', 'comes as the page'] as const) {
    test(`B8 goal G25: the pages of ${circle.who}: each says so, after one reload, where its part ${fault}`, async ({
      page,
    }) => {
      await expectToldOnce(page, circle, fault)
    })
  }

  test(`B8 goal G25: the pages of ${circle.who}: each says so at once where its part is not found and no storage remembers a reload`, async ({
    page,
  }) => {
    await forbidStorage(page)
    await expectToldOnce(page, circle, 'is not found', 0)
  })
}

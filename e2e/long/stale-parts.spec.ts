import {
  circles,
  expectHealed,
  expectToldOnce,
  type Fault,
  faults,
  forbidStorage,
  partErrors,
  shortenLimit,
} from '../support/stale-parts.ts'
import { test } from '../support/test.ts'

test.use({ expectedErrors: partErrors })

for (const circle of circles) {
  for (const fault of Object.keys(faults) as Fault[]) {
    test(`B8 goal G25: the pages of ${circle.who}: each heals by one reload where its part ${fault}`, async ({
      page,
    }) => {
      if (fault === 'never comes') await shortenLimit(page)
      await expectHealed(page, circle, fault)
    })

    test(`B8 goal G25: the pages of ${circle.who}: each says so, after one reload, where its part ${fault}`, async ({
      page,
    }) => {
      if (fault === 'never comes') await shortenLimit(page)
      await expectToldOnce(page, circle, fault)
    })

    test(`B8 goal G25: the pages of ${circle.who}: each says so at once where its part ${fault} and no storage remembers a reload`, async ({
      page,
    }) => {
      if (fault === 'never comes') await shortenLimit(page)
      await forbidStorage(page)
      await expectToldOnce(page, circle, fault, 0)
    })
  }
}

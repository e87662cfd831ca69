import type { Page } from '@playwright/test'
import { journeyDay } from '../support/journeys.ts'
import { settled } from '../support/settled.ts'
import { expectToFit, sidebarFrom, widths } from '../support/layout.ts'
import { reviews, trainWhere } from '../support/seed.ts'
import { expect, signedIn, signIn, test } from '../support/test.ts'

type Rows = (page: Page) => Promise<string[]>

const manyReviews = trainWhere(({ _id }) => reviews.filter(({ train }) => train === _id).length > 5)

interface View {
  name: string
  address: string
  /** What somebody chooses; it has to end in the address. */
  choose: (page: Page) => Promise<void>
  chosen: RegExp[]
  rows: Rows
}

const views: View[] = [
  {
    name: 'PLN-7 D5: the planner with its filters and order',
    address: `/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}&passengers=2`,
    choose: async (page) => {
      const sheet = page.getByRole('button', { name: /^Filters/ })
      const inSheet = (page.viewportSize()?.width ?? 0) < sidebarFrom
      if (inSheet) await sheet.click()
      await page.getByRole('checkbox', { name: 'Express', exact: true }).check()
      await page.getByRole('checkbox', { name: /^Morning/ }).check()
      if (inSheet) await page.getByRole('button', { name: /^Show \d+ journeys?/ }).click()
      const orders = page.getByRole('navigation', { name: 'Order of results' })
      await orders.getByRole('link', { name: /^Cheapest/ }).click()
    },
    chosen: [/type=.*Express/, /time=.*morning/, /sort=cheapest/],
    rows: (page) =>
      page.getByRole('region', { name: 'Trains found' }).getByRole('heading', { level: 3 }).allInnerTexts(),
  },
  {
    name: 'PLN-2 D5: journeys with changes',
    address: `/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}`,
    choose: (page) => page.getByRole('link', { name: 'Show journeys with changes' }).click(),
    chosen: [/changes=2/],
    rows: (page) =>
      page.getByRole('region', { name: 'With changes' }).getByRole('heading', { level: 3 }).allInnerTexts(),
  },
  {
    name: 'TRN-1: the trains with search, filters and order',
    address: '/trains',
    choose: async (page) => {
      await page.getByLabel('Search', { exact: true }).fill('express')
      const filters = page.getByRole('button', { name: /^Filters/ })
      if (await filters.isVisible()) await filters.click()
      await page.getByLabel('Type', { exact: true }).selectOption('Express')
      await page.getByLabel('Runs on', { exact: true }).selectOption('Sunday')
      await page.getByLabel('Sort by').selectOption('Shortest run')
    },
    chosen: [/q=express/, /type=Express/, /day=Sun/, /sort=shortest/],
    rows: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts(),
  },
  {
    name: 'REV-4: the reviews of one train with its histogram filter',
    address: `/reviews?train=${manyReviews.id}`,
    choose: async (page) => {
      await page
        .getByRole('list', { name: 'Reviews by rating' })
        .getByRole('button', { disabled: false })
        .first()
        .click()
      await page.getByLabel('Sort by').selectOption('Oldest first')
    },
    chosen: [/rating=\d/, /sort=oldest/],
    rows: (page) => page.getByRole('article').allInnerTexts(),
  },
]

for (const width of widths) {
  for (const { name, address, choose, chosen, rows } of views) {
    test(`${name}: the link says the same elsewhere, ${width} px`, async ({ page, otherDevice }) => {
      const size = { width, height: 800 }
      await page.setViewportSize(size)
      await signedIn(page, 'frequent-passenger')
      await page.goto(address)
      const before = await rows(page)
      await choose(page)
      for (const part of chosen) await expect(page).toHaveURL(part)
      await expectToFit(page)

      await otherDevice.setViewportSize(size)
      await otherDevice.goto(page.url())
      await expect(otherDevice.getByText('Please log in to continue')).toBeVisible()
      await signIn(otherDevice, 'frequent-passenger')
      await expect(otherDevice).toHaveURL(page.url())
      await expect.poll(() => rows(otherDevice)).not.toEqual([])
      await settled(otherDevice)
      const shown = await rows(otherDevice)
      expect(shown).not.toEqual(before)
      await expect.poll(() => rows(page)).toEqual(shown)
      await page.reload()
      await expect.poll(() => rows(page)).toEqual(shown)
    })
  }
}

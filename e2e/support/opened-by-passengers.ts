import type { Page } from '@playwright/test'
import { mouse } from './hands.ts'
import { chooseStation, journeyDay } from './journeys.ts'
import type { Opened } from './opened.ts'
import { dailyTrain, notReviewedBy, reviewedBy } from './seed.ts'
import { expect } from './test.ts'

const reviewed = reviewedBy('frequent-passenger')
const notReviewed = notReviewedBy('frequent-passenger')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** What passengers can open. */
export const openedByPassengers: Opened[] = [
  {
    what: 'the cancel dialog',
    about: 'CNF-5',
    address: '/bookings?status=upcoming',
    open: async (page) => {
      await press(page, 'Cancel booking')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    what: 'the menu of a booking, after a PNR that is none',
    about: 'CNF-3 CNF-4',
    address: '/bookings',
    open: async (page) => {
      await press(page, 'Look up')
      await press(page, /^More for booking/)
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    what: 'the review dialog with its errors',
    about: 'H2 REV-5',
    address: `/reviews?train=${notReviewed.id}`,
    open: async (page) => {
      await page.getByRole('link', { name: 'Write a review' }).click()
      await press(page, 'Post review')
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
    },
  },
  {
    what: 'the question before a review is deleted',
    about: 'H2 REV-4',
    address: `/reviews?train=${reviewed.id}`,
    open: async (page) => {
      await press(page, /^Delete the review/)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    what: 'the notifications with a toast beside them',
    about: 'C3 C4 C6',
    address: '/profile',
    open: async (page) => {
      await press(page, 'Save profile')
      await expect(page.getByText('Profile updated successfully')).toBeVisible()
      await press(page, /^Notifications/)
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Profile updated')
    },
  },
  {
    what: 'the empty notifications',
    about: 'C3',
    address: '/help',
    open: async (page) => {
      await press(page, /^Notifications/)
      await expect(page.getByText('No new notifications')).toBeVisible()
    },
  },
  {
    what: 'the question before local data are erased',
    about: 'B9',
    address: '/settings',
    open: async (page) => {
      await press(page, 'Erase local data')
      await expect(page.getByRole('alertdialog')).toContainText('This goes from this browser')
    },
  },
  {
    what: 'the account menu',
    about: 'C3',
    address: '/help',
    open: async (page) => {
      await press(page, /^Account of/)
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    what: 'the navigation drawer',
    about: 'C2',
    address: '/help',
    widths: [360],
    open: async (page) => {
      await press(page, 'Menu')
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    what: 'the list of stations',
    about: 'PLN-1',
    address: '/plan-journey',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'From', exact: true }).fill('de')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    what: 'the errors of the planner',
    about: 'PLN-1',
    address: '/plan-journey',
    open: async (page) => {
      await chooseStation(page, mouse, 'From', 'MMCT')
      await chooseStation(page, mouse, 'To', 'MMCT')
      await press(page, /^Search$/)
    },
  },
  {
    what: 'the seats of other days, and trains to be compared',
    about: 'SEA-2 TRN-7',
    address: `/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}`,
    open: async (page) => {
      for (const index of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Compare/ })
          .nth(index)
          .check()
      await expect(page.getByRole('region', { name: 'Trains to compare' })).toContainText('2 of 4')
      await press(page, /^Seats on other days/)
      await expect(page.getByText('Loading…')).toHaveCount(0)
    },
  },
  {
    what: 'the filters and, behind them, the filters in use',
    about: 'PLN-2 TRN-2',
    address: `/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}&type=Express&time=morning`,
    widths: [360],
    open: async (page) => {
      await press(page, /^Filters/)
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    },
  },
  {
    what: 'the rule of the labels',
    about: 'PLN-3',
    address: `/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}&changes=1`,
    open: async (page) => {
      await press(page, 'Labels')
      await expect(page.getByRole('region', { name: 'What the labels mean' })).toBeVisible()
    },
  },
  {
    what: 'the trains of a journey with changes and the rule of its fare',
    about: 'PLN-2 PLN-6',
    address: `/plan-journey?from=MYS&to=GHY&date=${journeyDay}`,
    open: async (page) => {
      await page
        .getByText(/\d trains, seats and booking/)
        .first()
        .click()
      await expect(page.getByRole('link', { name: /^Book \d+/ }).first()).toBeVisible()
      await press(page, 'How the fare is estimated')
    },
  },
  {
    what: 'the errors of the passengers step',
    about: 'BOK-3',
    address: `/bookings/new/${dailyTrain.id}?date=${journeyDay}&passengers=2&step=passengers`,
    open: async (page) => {
      await press(page, 'Continue to review')
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
    },
  },
  {
    what: 'the reviews of a train',
    about: 'REV-4',
    address: `/reviews?train=${reviewed.id}`,
  },
  {
    what: 'a list without findings',
    about: 'TRN-4',
    address: '/trains?q=no%20such%20train&day=Sun',
  },
]

import type { Page } from '@playwright/test'
import { confirmDeletion, ownTime, pendingBar, rowNamed, rowsOf } from './admin.ts'
import { filled } from './ids.ts'
import type { Opened } from './opened.ts'
import { isBooked, trains } from './seed.ts'
import { expect } from './test.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const durontos = trains
  .filter(({ trainType }) => trainType === 'Duronto')
  .map(({ trainNumber }) => trainNumber)
const booked = durontos.filter(isBooked)
const free = durontos.filter((number) => !isBooked(number))

async function choose(page: Page, numbers: readonly string[]) {
  for (const number of numbers) await rowNamed(page, 'Trains', number).getByRole('checkbox').check()
}

const askToDelete = (page: Page) =>
  page
    .getByRole('group', { name: 'Chosen trains' })
    .getByRole('button', { name: /^Delete/ })
    .click()

async function remove(page: Page, numbers: readonly string[]) {
  await choose(page, numbers)
  await askToDelete(page)
  await confirmDeletion(page)
  await expect(pendingBar(page)).toBeVisible()
}

const errors = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })

/** What admins can open. */
export const openedByAdmins: Opened[] = [
  {
    what: 'the editor of a train with its errors',
    about: 'J1',
    address: filled('/admin/trains?edit=$trainId'),
    open: async (page) => {
      const editor = page.getByRole('dialog')
      await editor.getByLabel('Number', { exact: true }).fill('')
      await press(page, 'Add a stop after stop 1')
      await editor.getByRole('button', { name: 'Save train' }).click()
      await expect(errors(page)).toBeVisible()
    },
  },
  {
    what: 'the editor of a station with its errors',
    about: 'J1',
    address: '/admin/stations?edit=new',
    open: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Add station' }).click()
      await expect(errors(page)).toBeVisible()
    },
  },
  {
    what: 'the panel of a booking',
    about: 'J1',
    address: filled('/admin/bookings?open=$bookingId'),
    open: (page) => expect(page.getByRole('dialog', { name: /^Booking / })).toBeVisible(),
  },
  {
    what: 'filters that only a report brings, and views that are kept',
    about: 'ADM-1 ADM-7',
    address: '/admin/bookings?pair=NDLS-MMCT&weekday=Mon',
    open: async (page) => {
      const views = page.getByRole('region', { name: 'Saved views' })
      await press(page, 'Views')
      await views.getByRole('textbox').fill('Mondays')
      await views.getByRole('button', { name: /view$/ }).click()
      await press(page, 'Views')
      await expect(views.getByRole('link', { name: 'Mondays' })).toBeVisible()
    },
  },
  {
    what: 'the editor of a user with its errors',
    about: 'I1',
    address: '/admin/users?edit=new',
    open: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).click()
      await expect(errors(page)).toBeVisible()
    },
  },
  {
    what: 'the question before a user is deleted',
    about: 'I1',
    address: '/admin/users',
    open: async (page) => {
      await rowsOf(page, 'Users').first().getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    what: 'the question before trains are deleted',
    about: 'J2',
    address: '/admin/trains?type=Duronto',
    open: async (page) => {
      await choose(page, durontos.slice(0, 3))
      await askToDelete(page)
      await expect(page.getByRole('alertdialog')).toContainText('these 3 trains')
    },
  },
  {
    what: 'chosen rows, and changes that wait',
    sends: true,
    about: 'J2 ADM-5',
    address: '/admin/trains?type=Duronto',
    before: ownTime,
    open: async (page) => {
      await remove(page, free.slice(0, 1))
      await remove(page, free.slice(1, 3))
      await choose(page, booked)
      await expect(pendingBar(page)).toContainText('2 changes not sent yet')
    },
  },
  {
    what: 'changes that failed',
    sends: true,
    about: 'ADM-2 ADM-5',
    address: '/admin/trains?type=Duronto',
    open: async (page) => {
      await remove(page, booked)
      await press(page, 'Send now')
      await expect(pendingBar(page)).toContainText('1 failed')
      await pendingBar(page).getByText('Which, and why').click()
      // The message of the failure is half-way gone otherwise, and pale.
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    },
  },
  {
    what: 'the change log',
    about: 'J2',
    address: '/admin/trains?type=Duronto',
    // Nothing is sent before it is undone.
    before: ownTime,
    open: async (page) => {
      await remove(page, free.slice(0, 2))
      await press(page, /^Undo: /)
      await expect(pendingBar(page)).toHaveCount(0)
      await press(page, 'Change log')
      await expect(page.getByRole('dialog', { name: 'Change log' })).toContainText('Undone')
    },
  },
]

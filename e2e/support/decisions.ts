import type { Locator, Page } from '@playwright/test'
import { rowsOf } from './admin.ts'
import { filled } from './ids.ts'
import { journeyDay } from './journeys.ts'
import type { PersonaId } from './personas.ts'
import { ownPassword } from './secrets.ts'
import { dailyTrain, isBooked, notReviewedBy, reviewedBy, trainWhere } from './seed.ts'

/** Something that a user decides to have done, once. */
export interface Decision {
  name: string
  as?: PersonaId
  address: string
  /** Up to the last press but one. */
  prepare: (page: Page) => Promise<unknown>
  button: (page: Page) => Locator
  sends: RegExp
  /** Promised, and sent by a press. */
  promised?: boolean
}

const fill = (name: string, fields: Record<string, string>) => async (page: Page) => {
  const form = page.getByRole('form', { name, exact: true })
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
}
const buttonIn = (role: 'form' | 'dialog' | 'alertdialog', name: string) => (page: Page) =>
  page
    .getByRole(role)
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .getByRole('button', { name, exact: true })

const free = trainWhere(({ trainNumber }) => !isBooked(trainNumber))
const freeNumber = free.label.split(' ')[0]
const passenger = 'frequent-passenger'

/** Every form that sends something, and every question before something is done. */
export const decisions: Decision[] = [
  {
    name: 'to log in',
    address: '/login',
    prepare: fill('Log in', { 'E-mail address': 'nobody@mail.example', Password: ownPassword }),
    button: buttonIn('form', 'Log in'),
    sends: /^POST .*\/login$/,
  },
  {
    name: 'to create an account',
    address: '/register',
    prepare: async (page) => {
      await fill('Create an account', {
        'First name': 'Nila',
        'Last name': 'Rao',
        'E-mail address': 'nila.rao@mail.example',
        Password: ownPassword,
        'Repeat the password': ownPassword,
      })(page)
      await page.getByRole('checkbox', { name: 'I accept the terms' }).check()
    },
    button: buttonIn('form', 'Create account'),
    sends: /^POST .*\/register$/,
  },
  {
    name: 'to have a forgotten password replaced',
    address: '/forgot-password',
    prepare: fill('Set a new password', { 'E-mail address': 'nobody@mail.example' }),
    button: buttonIn('form', 'Send the link'),
    sends: /^POST .*\/forgot-password$/,
  },
  {
    name: 'on a new password',
    address: filled('/reset-password/$token'),
    prepare: fill('Choose a new password', {
      'New password': ownPassword,
      'Repeat the password': ownPassword,
    }),
    button: buttonIn('form', 'Change password'),
    sends: /^POST .*\/reset-password\/[^/]+$/,
  },
  {
    name: 'on a changed profile',
    as: passenger,
    address: '/profile',
    prepare: fill('Your profile', { 'First name': 'Nila', 'Last name': 'Rao' }),
    button: buttonIn('form', 'Save profile'),
    sends: /^PUT .*\/auth\/me$/,
  },
  {
    name: 'on another password',
    as: passenger,
    address: '/profile',
    prepare: fill('Change password', {
      'Current password': ownPassword,
      'New password': `${ownPassword}2`,
      'Repeat the password': `${ownPassword}2`,
    }),
    button: buttonIn('form', 'Change password'),
    sends: /^PUT .*\/change-password$/,
  },
  {
    name: 'to book',
    as: passenger,
    address: `/bookings/new/${dailyTrain.id}?date=${journeyDay}&passengers=1&step=passengers`,
    prepare: async (page) => {
      await page.getByLabel('Full name', { exact: true }).fill('Asha Verma')
      await page.getByLabel('Age', { exact: true }).fill('31')
      await page.getByRole('radio', { name: 'Female' }).check()
      await page.getByRole('button', { name: 'Continue to review' }).click()
    },
    button: (page) => page.getByRole('button', { name: 'Book 1 seat' }),
    sends: /^POST .*\/bookings$/,
  },
  {
    name: 'to cancel a booking',
    as: passenger,
    address: '/bookings?status=upcoming',
    prepare: (page) => page.getByRole('button', { name: 'Cancel booking' }).first().click(),
    button: buttonIn('alertdialog', 'Cancel booking'),
    sends: /^PUT .*\/cancel$/,
  },
  {
    name: 'to post a review',
    as: passenger,
    address: `/reviews?train=${notReviewedBy(passenger).id}&write=new`,
    prepare: async (page) => {
      await fill('Your review', {
        Title: 'Worth it',
        Review: 'Slept well',
        'Date of the journey': '2026-02-18',
      })(page)
      await page.getByRole('radio', { name: /^5 star/ }).check({ force: true })
    },
    button: buttonIn('dialog', 'Post review'),
    sends: /^POST .*\/reviews$/,
  },
  {
    name: 'to change the own review',
    as: passenger,
    address: `/reviews?train=${reviewedBy(passenger).id}&write=new`,
    prepare: fill('Your review', { Title: 'Worth it' }),
    button: buttonIn('dialog', 'Save changes'),
    sends: /^PUT .*\/reviews\/\w+$/,
  },
  {
    name: 'to delete the own review',
    as: passenger,
    address: `/reviews?train=${reviewedBy(passenger).id}`,
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Delete the review/ })
        .first()
        .click(),
    button: buttonIn('alertdialog', 'Delete review'),
    sends: /^DELETE .*\/reviews\/\w+$/,
  },
  {
    name: 'on a new station',
    as: 'admin',
    address: '/admin/stations?edit=new',
    prepare: fill('Station', {
      Code: 'ESKX',
      Name: 'Eskil',
      City: 'Eskil',
      State: 'Northland',
      Latitude: '12.75',
      Longitude: '77.5',
    }),
    button: buttonIn('dialog', 'Add station'),
    sends: /^POST .*\/stations$/,
    promised: true,
  },
  {
    name: 'on a changed station',
    as: 'admin',
    address: filled('/admin/stations?edit=$stationId'),
    prepare: fill('Station', { Name: 'Aldun Junction' }),
    button: buttonIn('dialog', 'Save station'),
    sends: /^PUT .*\/stations\/\w+$/,
    promised: true,
  },
  {
    name: 'on a changed train',
    as: 'admin',
    address: filled('/admin/trains?edit=$trainId'),
    prepare: fill('Train', { Name: 'Night Express' }),
    button: buttonIn('dialog', 'Save train'),
    sends: /^PUT .*\/trains\/\w+$/,
    promised: true,
  },
  {
    name: 'to delete a train',
    as: 'admin',
    address: `/admin/trains?q=${freeNumber}`,
    prepare: async (page) => {
      await rowsOf(page, 'Trains').first().getByRole('checkbox').check()
      await page
        .getByRole('group', { name: 'Chosen trains' })
        .getByRole('button', { name: /^Delete/ })
        .click()
    },
    button: buttonIn('alertdialog', 'Delete'),
    sends: /^DELETE .*\/trains\/\w+$/,
    promised: true,
  },
]

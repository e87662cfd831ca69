import { act, fireEvent, screen, within } from '@testing-library/react'
import { db } from '@mocks/db'
import { admin, booking, maya, ravi, reviewId, stationId, trainId } from '@mocks/fixture'
import { continueButton, fillIn, wednesday } from './new-booking'
import type { renderApp } from './render-app'

export type App = ReturnType<typeof renderApp>

/** Something that a user decides to have done, once. */
export interface Decision {
  name: string
  address: string
  as?: string
  /** Fills in the form, or opens the question; again after a refusal. */
  prepare?: (app: App) => Promise<unknown>
  /** What asks whether it is meant. */
  asks?: string | RegExp
  /** What carries the decision out. */
  button: () => HTMLElement | null
  /** A form that Enter sends as well. */
  form?: string
  /** The one call that comes of it, where the server is told. */
  sends: string | undefined
  /** Promised, and sent when the time is up or by this press (J2). */
  promised?: boolean
}

const secret = 'Better#Pass2'

/** Sets the fields of a form, named by their labels. */
export const fill = (form: string, fields: Record<string, string>) => async () => {
  const shown = await screen.findByRole('form', { name: form })
  for (const [label, value] of Object.entries(fields)) {
    const field = await within(shown).findByLabelText(label, { selector: 'input, textarea, select' })
    act(() => void fireEvent.input(field, { target: { value } }))
    act(() => void fireEvent.change(field, { target: { value } }))
  }
}

const inForm = (form: string, name: string) => () => {
  const shown = screen.queryByRole('form', { name: form })
  return shown && within(shown).queryByRole('button', { name })
}
const inPanel = (name: string) => () => {
  const panel = screen.queryByRole('dialog')
  return panel && within(panel).queryByRole('button', { name })
}
const inQuestion = (name: string) => () => {
  const question = screen.queryByRole('alertdialog')
  return question && within(question).queryByRole('button', { name })
}
const ask = (button: string | RegExp) => async (app: App) => {
  await app.user.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('alertdialog')
}

const station = {
  Code: 'ESK',
  Name: 'Eskil',
  City: 'Eskil',
  State: 'Northland',
  Latitude: '12.75',
  Longitude: '77.5',
}
const writtenReview = async () => {
  await fill('Your review', { Title: 'Worth it', Review: 'Slept well' })()
  fireEvent.click(screen.getByRole('radio', { name: /^5 star/ }))
}

export const decisions: Decision[] = [
  {
    name: 'to log in',
    address: '/login',
    prepare: fill('Log in', { 'E-mail address': 'maya@mail.test', Password: 'Secret!1' }),
    form: 'Log in',
    button: inForm('Log in', 'Log in'),
    sends: 'POST /api/auth/login',
  },
  {
    name: 'to create an account',
    address: '/register',
    prepare: async () => {
      await fill('Create an account', {
        'First name': 'Nila',
        'Last name': 'Rao',
        'E-mail address': 'nila@mail.test',
        Password: secret,
        'Repeat the password': secret,
      })()
      const terms = screen.getByRole('checkbox', { name: 'I accept the terms' })
      if (!(terms as HTMLInputElement).checked) fireEvent.click(terms)
    },
    form: 'Create an account',
    button: inForm('Create an account', 'Create account'),
    sends: 'POST /api/auth/register',
  },
  {
    name: 'to have a forgotten password replaced',
    address: '/forgot-password',
    prepare: fill('Set a new password', { 'E-mail address': 'nobody@mail.test' }),
    form: 'Set a new password',
    button: inForm('Set a new password', 'Send the link'),
    sends: 'POST /api/auth/forgot-password',
  },
  {
    name: 'on a new password',
    address: '/reset-password/abc',
    prepare: fill('Choose a new password', { 'New password': secret, 'Repeat the password': secret }),
    form: 'Choose a new password',
    button: inForm('Choose a new password', 'Change password'),
    sends: 'POST /api/auth/reset-password/abc',
  },
  {
    name: 'on a changed profile',
    address: '/profile',
    as: maya,
    prepare: fill('Your profile', { 'First name': 'Nila', 'Last name': 'Rao' }),
    form: 'Your profile',
    button: inForm('Your profile', 'Save profile'),
    sends: 'PUT /api/auth/me',
  },
  {
    name: 'on another password',
    address: '/profile',
    as: maya,
    prepare: fill('Change password', {
      'Current password': 'x',
      'New password': secret,
      'Repeat the password': secret,
    }),
    form: 'Change password',
    button: inForm('Change password', 'Change password'),
    sends: 'PUT /api/auth/change-password',
  },
  {
    name: 'to book',
    address: `/bookings/new/${trainId(2)}?date=${wednesday}&passengers=1&step=passengers`,
    as: maya,
    prepare: async ({ user }) => {
      if (screen.queryByRole('button', { name: 'Book 1 seat' })) return
      await fillIn(user, 1)
      await user.click(await continueButton())
      await screen.findByRole('button', { name: 'Book 1 seat' })
    },
    button: () => screen.queryByRole('button', { name: 'Book 1 seat' }),
    sends: 'POST /api/bookings',
  },
  {
    name: 'to cancel a booking',
    address: '/bookings',
    as: maya,
    prepare: async (app) => {
      if (db.bookings.length !== 1) db.bookings = [booking(1)]
      await ask('Cancel booking')(app)
    },
    asks: 'Cancel booking',
    button: inQuestion('Cancel booking'),
    sends: `PUT /api/bookings/${booking(1)._id}/cancel`,
  },
  {
    name: 'to post a review',
    address: `/reviews?train=${trainId(1)}&write=new`,
    as: maya,
    prepare: async () => {
      await writtenReview()
      await fill('Your review', { 'Date of the journey': '2026-02-18' })()
    },
    form: 'Your review',
    button: inPanel('Post review'),
    sends: 'POST /api/reviews',
  },
  {
    name: 'to change the own review',
    address: `/reviews?train=${trainId(1)}&write=new`,
    as: ravi,
    prepare: writtenReview,
    form: 'Your review',
    button: inPanel('Save changes'),
    sends: `PUT /api/reviews/${reviewId(1)}`,
  },
  {
    name: 'to delete the own review',
    address: `/reviews?train=${trainId(1)}`,
    as: ravi,
    prepare: ask(/^Delete the review/),
    asks: /^Delete the review/,
    button: inQuestion('Delete review'),
    sends: `DELETE /api/reviews/${reviewId(1)}`,
  },
  {
    name: 'on a new station',
    address: '/admin/stations?edit=new',
    as: admin,
    prepare: fill('Station', station),
    form: 'Station',
    button: inPanel('Add station'),
    sends: 'POST /api/stations',
    promised: true,
  },
  {
    name: 'on a changed station',
    address: `/admin/stations?edit=${stationId(1)}`,
    as: admin,
    prepare: fill('Station', { Name: 'Aldun Junction' }),
    form: 'Station',
    button: inPanel('Save station'),
    sends: `PUT /api/stations/${stationId(1)}`,
    promised: true,
  },
  {
    name: 'on a changed train',
    address: `/admin/trains?edit=${trainId(1)}`,
    as: admin,
    prepare: fill('Train', { Name: 'Night Express' }),
    form: 'Train',
    button: inPanel('Save train'),
    sends: `PUT /api/trains/${trainId(1)}`,
    promised: true,
  },
  {
    name: 'to delete a train',
    address: '/admin/trains',
    as: admin,
    prepare: async (app) => {
      await app.user.click(await screen.findByRole('checkbox', { name: /^Choose .*Night Mail/ }))
      await ask(/^Delete/)(app)
    },
    button: inQuestion('Delete'),
    sends: `DELETE /api/trains/${trainId(1)}`,
    promised: true,
  },
]

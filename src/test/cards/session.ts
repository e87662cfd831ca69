import { fill, forEverybody, forUsers, forVisitors, press, see, sending, type } from './card.ts'

const newPassword = 'Better#Pass2'
const repeated = { 'Repeat the password': newPassword }
const names = { 'First name': 'Nila', 'Last name': 'Rao' }
const newAccount = { ...names, 'E-mail address': 'nila@mail.test', Password: newPassword, ...repeated }

/** Signing in, and the own account. */
export const sessionCards = [
  forVisitors('/login', {
    decisions: [
      {
        name: 'to log in',
        call: 'auth.login',
        ...sending('Log in', { 'E-mail address': '$email', Password: '$password' }, 'Log in'),
        done: /^Welcome/,
      },
    ],
  }),
  forVisitors('/register', {
    decisions: [
      {
        name: 'to create an account',
        call: 'auth.register',
        ...sending('Create an account', { ...newAccount, 'I accept the terms': true }, 'Create account'),
        done: /^Welcome/,
      },
    ],
  }),
  forEverybody('/forgot-password', {
    about: 'B1 A9',
    decisions: [
      {
        name: 'to have a forgotten password replaced',
        call: 'auth.forgotPassword',
        ...sending('Set a new password', { 'E-mail address': '$email' }, 'Send the link'),
        done: /on its way/,
      },
    ],
  }),
  forEverybody('/reset-password/$token', {
    about: 'B1 A9',
    decisions: [
      {
        name: 'on a new password',
        call: 'auth.resetPassword',
        of: '$token',
        ...sending('Choose a new password', { 'New password': newPassword, ...repeated }, 'Change password'),
      },
    ],
  }),
  forEverybody('/kept-tickets', { about: 'B1 N1' }),
  forEverybody('/unauthorized', { about: 'B6' }),
  forUsers('/profile', {
    decisions: [
      {
        name: 'on a changed profile',
        call: 'auth.updateProfile',
        steps: [fill('Your profile', names)],
        form: 'Your profile',
        button: 'Save profile',
        done: 'Profile updated successfully',
      },
      {
        name: 'on another password',
        call: 'auth.changePassword',
        steps: [
          fill('Change password', {
            'Current password': '$password',
            'New password': newPassword,
            ...repeated,
          }),
        ],
        form: 'Change password',
        button: 'Change password',
        done: /has been changed/,
      },
    ],
    dialogs: [
      {
        what: 'the notifications with a toast beside them',
        about: 'C3 C4 C6',
        steps: [
          press('Save profile'),
          see('text', 'Profile updated successfully'),
          press(/^Notifications/),
          see('region', 'Notifications', 'Profile updated'),
        ],
      },
    ],
  }),
]

/** Where somebody starts who is signed in. */
export const startCards = [
  forUsers('/', { leadsTo: '/dashboard', sidebar: 'main' }),
  forUsers('/dashboard', { hasCharts: true, reads: [{ call: 'dashboard' }, { call: 'bookings.list' }] }),
]

/** Settings, and pages that only tell something. */
export const infoCards = [
  forUsers('/settings', {
    about: 'B9',
    dialogs: [
      {
        what: 'the question before local data are erased',
        about: 'B9',
        steps: [press('Erase local data'), see('alertdialog', undefined, 'This goes from this browser')],
      },
    ],
  }),
  forUsers('/help', {
    about: 'B9',
    sidebar: 'more',
    // All that every page can open.
    dialogs: [
      {
        what: 'the empty notifications',
        about: 'C3',
        steps: [press(/^Notifications/), see('text', 'No new notifications')],
      },
      { what: 'the account menu', about: 'C3', steps: [press(/^Account of/), see('menu')] },
      {
        what: 'the navigation drawer',
        about: 'C2',
        widths: [360],
        steps: [press('Menu'), see('dialog', 'Menu')],
      },
      { what: 'the palette', about: 'C3', steps: [type('Control+k p u n e'), see('option')] },
    ],
  }),
  forUsers('/contact', { about: 'B9', sidebar: 'more' }),
  forUsers('/about', { about: 'B9', sidebar: 'more' }),
]

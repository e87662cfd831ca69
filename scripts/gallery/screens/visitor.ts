import type { Screen } from '../views.ts'

export const visitor: readonly Screen[] = [
  {
    name: 'login',
    title: 'Login',
    says: 'The form, and below it the people of the demo, one press each.',
    views: ['phone', 'phone-dark', 'wide'],
    path: '/login',
  },
  {
    name: 'register',
    title: 'Registration',
    says: 'A new account; the rules of the password are ticked off while it is typed.',
    views: ['phone'],
    path: '/register',
    steps: (page) => page.getByLabel('Password', { exact: true }).fill('Window7'),
  },
  {
    name: 'kept-tickets',
    title: 'Kept tickets',
    says: 'What was kept on the device opens without a network and without logging in.',
    views: ['phone'],
    persona: 'frequent-passenger',
    path: '/settings',
    async steps(page) {
      await page.getByRole('checkbox', { name: 'Keep my tickets on this device' }).check()
      await page.getByText(/tickets? (is|are) kept on this device\./).waitFor()
      await page.goto('/kept-tickets')
    },
  },
  {
    name: 'not-found',
    title: 'No such page',
    says: 'An address that leads nowhere says so, and offers ways on.',
    views: ['phone'],
    path: '/no/such/page',
  },
]

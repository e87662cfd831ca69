import { trainId } from '../records.ts'
import type { Screen } from '../views.ts'

const shatabdi = trainId('12002')

/** Reviews, and what belongs to the passenger alone. */
export const more: readonly Screen[] = [
  {
    name: 'reviews',
    title: 'Reviews of a train',
    says: 'The ratings as bars that filter the list, the own review first.',
    views: ['phone', 'wide'],
    path: `/reviews?train=${shatabdi}`,
  },
  {
    name: 'review',
    title: 'Writing a review',
    says: 'Stars, title, text and the day of the journey; what is half-written stays.',
    views: ['wide'],
    path: `/reviews?train=${shatabdi}&write=new`,
  },
  {
    name: 'profile',
    title: 'Profile',
    says: 'The own details and the password.',
    views: ['phone'],
    path: '/profile',
  },
  {
    name: 'settings',
    title: 'Settings',
    says: 'Theme, start page, and what is kept on this device.',
    views: ['phone', 'wide'],
    path: '/settings',
  },
  {
    name: 'palette',
    title: 'Search from everywhere',
    says: 'Ctrl K finds pages, trains, stations and bookings.',
    views: ['wide'],
    path: '/dashboard',
    async steps(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Page, train, station or PNR' }).fill('pune')
      await page.getByRole('dialog').locator('mark').first().waitFor()
    },
  },
]

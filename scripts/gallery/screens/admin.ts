import { press, scroll, trainId } from '../records.ts'
import type { Screen } from '../views.ts'

export const admin: readonly Screen[] = [
  {
    name: 'admin-dashboard',
    title: 'Admin dashboard',
    says: 'Figures of today, each with the way to the rows behind it, above the sample data.',
    views: ['wide'],
    path: '/admin/dashboard',
  },
  {
    name: 'admin-trains',
    title: 'Trains',
    says: 'A dense table with filters in the address, and bulk changes of what is chosen.',
    views: ['wide', 'wide-dark'],
    path: '/admin/trains',
  },
  {
    name: 'admin-train',
    title: 'Editor of a train',
    says: 'Beside the list and with an address of its own; the map follows the stops.',
    views: ['wide'],
    path: `/admin/trains?edit=${trainId('12951')}`,
  },
  {
    name: 'admin-undo',
    title: 'Undo',
    says: 'Two trains are deleted in the list, and for ten seconds nothing is sent.',
    views: ['wide'],
    path: '/admin/trains?type=Duronto',
    async steps(page) {
      for (const number of ['12289', '12290']) {
        await page.getByRole('checkbox', { name: new RegExp(`^Choose ${number}`) }).check()
      }
      await press(page, /^Delete/)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    },
  },
  {
    name: 'admin-import',
    title: 'Import',
    says: 'A file is rehearsed row by row before anything is sent.',
    views: ['wide'],
    path: '/admin/import?kind=trains',
  },
  {
    name: 'admin-stations',
    title: 'Stations',
    says: 'The table of all stations.',
    views: ['wide'],
    path: '/admin/stations',
  },
  {
    name: 'admin-bookings',
    title: 'Bookings',
    says: 'Those of all passengers, filtered by status, dates and train.',
    views: ['wide'],
    path: '/admin/bookings',
  },
  {
    name: 'admin-users',
    title: 'Users',
    says: 'The sample users, which are never sent to a server.',
    views: ['wide'],
    path: '/admin/users',
  },
  {
    name: 'admin-reports',
    title: 'Reports',
    says: 'Figures against those of the days before, each a link to its rows, and charts that are tables as well.',
    views: ['wide', 'wide-dark', 'paper'],
    path: '/admin/reports',
    steps: (page) => scroll(page, 330),
  },
]

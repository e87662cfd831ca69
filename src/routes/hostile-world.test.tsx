import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { db, resetDb } from '@mocks/db'
import { issueToken } from '@mocks/sessions'
import { codeFields, createTextWorld, textFields, textIn } from '@mocks/world/text-world'
import { expectOnlyText, watchHostileTexts, wordsOnPage } from '@/test/hostile-page'
import { hostileTexts } from '@/test/hostile-texts'
import { person } from '@/test/people'
import { renderApp } from '@/test/render-app'

watchHostileTexts()
beforeEach(() => {
  resetDb({ tables: createTextWorld({ texts: hostileTexts, today: '2026-11-21', codes: true }) })
})

type Field = (typeof textFields)[number] | (typeof codeFields)[number]

/** As fields of one line have it. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

/** Which text has been seen in which field. */
function createSeen() {
  const seen = new Set<string>()
  return {
    look() {
      expectOnlyText()
      const words = inOneLine(wordsOnPage())
      for (const field of [...textFields, ...codeFields]) {
        for (const text of hostileTexts) {
          if (words.includes(inOneLine(textIn(text, field)))) seen.add(textIn(text, field))
        }
      }
    },
    missingOf: (fields: readonly Field[]) =>
      fields.flatMap((field) =>
        hostileTexts.map((text) => textIn(text, field)).filter((whole) => !seen.has(whole)),
      ),
  }
}

const addressed = (table: readonly { _id: string }[], path: string) =>
  table.slice(0, hostileTexts.length).map(({ _id }) => `${path}${_id}`)

interface Walk {
  about: string
  addresses: () => string[]
  /** Each of which shows each of the texts somewhere on the way. */
  fields: readonly Field[]
}

const walks: Walk[] = [
  {
    about: 'stations',
    addresses: () => ['/stations', '/admin/stations', ...addressed(db.stations, '/stations/')],
    fields: ['station.name', 'station.code', 'station.city', 'station.state', 'station.zone'],
  },
  {
    about: 'trains',
    addresses: () => ['/trains', '/admin/trains', '/plan-journey', ...addressed(db.trains, '/trains/')],
    fields: ['train.name', 'train.trainNumber', 'train.trainType'],
  },
  {
    about: 'bookings',
    addresses: () => [
      '/bookings',
      '/admin/bookings',
      '/admin/dashboard',
      '/admin/reports',
      ...db.bookings.map(({ _id }) => `/bookings/${_id}`),
    ],
    fields: [
      'booking.pnr',
      'booking.bookingStatus',
      'booking.paymentStatus',
      'passenger.name',
      'passenger.seatNumber',
    ],
  },
  {
    about: 'reviews',
    addresses: () => [
      '/reviews',
      ...new Set(db.reviews.map(({ train }) => `/reviews?train=${train}`)),
      '/reviews?q=x',
    ],
    fields: ['review.title', 'review.comment'],
  },
]

test.each(walks)(
  'goal G31: 48 hostile texts in every field of $about are text, and are shown',
  async ({ addresses, fields }) => {
    const seen = createSeen()
    const { router } = renderApp('/help', { token: issueToken(person('admin').userId) })
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    for (const href of addresses()) {
      await act(() => router.navigate({ href }))
      await waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1))
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
      seen.look()
    }
    expect(seen.missingOf(fields)).toEqual([])
  },
  120_000,
)

test('goal G31: 48 hostile texts in what an account holds are text in the menus and in the profile', async () => {
  const seen = createSeen()
  db.users = db.users.slice(0, hostileTexts.length).map((user, index) => ({
    ...user,
    email: textIn(hostileTexts[index] ?? '', 'user.email'),
    role: textIn(hostileTexts[index] ?? '', 'user.role'),
  }))
  for (const { _id } of db.users) {
    const { unmount } = renderApp('/profile', { token: issueToken(_id) })
    await screen.findByRole('textbox', { name: 'First name' })
    seen.look()
    unmount()
  }
  const fields = ['username', 'firstName', 'lastName', 'phone', 'email', 'role'] as const
  expect(seen.missingOf(fields.map((field) => `user.${field}` as const))).toEqual([])
}, 120_000)

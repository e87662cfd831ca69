import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { db, resetDb } from '@mocks/db'
import { issueToken } from '@mocks/sessions'
import { codeFields, createTextWorld, textFields, textIn } from '@mocks/world/text-world'
import { expectOnlyText, watchHostileTexts, wordsOnPage } from '@/test/hostile/hostile-page'
import { hostileTexts } from '@/test/hostile/hostile-texts'
import { person } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { every } from '@/test/size'

watchHostileTexts()
beforeEach(() => {
  resetDb({ tables: createTextWorld({ texts: hostileTexts, today: '2026-11-21', codes: true }) })
})

type Field = (typeof textFields)[number] | (typeof codeFields)[number]

/** As fields of one line have it. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

/** Each text in each of these fields. */
const allTexts = (fields: readonly Field[]) =>
  fields.flatMap((field) => hostileTexts.map((text) => textIn(text, field)))

/** Which text has been seen in which field. */
function createSeen() {
  const seen = new Set<string>()
  const known = allTexts([...textFields, ...codeFields])
  return {
    look() {
      expectOnlyText()
      const words = inOneLine(wordsOnPage())
      for (const whole of known) if (words.includes(inOneLine(whole))) seen.add(whole)
    },
    missingOf: (texts: readonly string[]) => texts.filter((whole) => !seen.has(whole)),
  }
}

/** What stands in these records of the texts in these fields. */
function textsIn(records: readonly object[], fields: readonly Field[]) {
  const held = new Set<unknown>()
  JSON.stringify(records, (_key, value: unknown) => (held.add(value), value))
  return allTexts(fields).filter((whole) => held.has(whole))
}

/** A record's own page, and what stands there. */
interface Place {
  address: string
  records: object[]
}

const placed = (table: readonly { _id: string }[], path: string): Place[] =>
  table.map((record) => ({ address: `${path}${record._id}`, records: [record] }))

interface Walk {
  about: string
  lists: string[]
  places: () => Place[]
  /** Each of which shows each of the texts somewhere on the way. */
  fields: readonly Field[]
}

const walks: Walk[] = [
  {
    about: 'stations',
    lists: ['/stations', '/admin/stations'],
    places: () => placed(db.stations.slice(0, hostileTexts.length), '/stations/'),
    fields: ['station.name', 'station.code', 'station.city', 'station.state', 'station.zone'],
  },
  {
    about: 'trains',
    lists: ['/trains', '/admin/trains', '/plan-journey'],
    places: () => placed(db.trains.slice(0, hostileTexts.length), '/trains/'),
    fields: ['train.name', 'train.trainNumber', 'train.trainType'],
  },
  {
    about: 'bookings',
    lists: ['/bookings', '/admin/bookings', '/admin/dashboard', '/admin/reports'],
    places: () => placed(db.bookings, '/bookings/'),
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
    lists: ['/reviews', '/reviews?q=x'],
    places: () =>
      [...Map.groupBy(db.reviews, ({ train }) => train)].map(([train, records]) => ({
        address: `/reviews?train=${train}`,
        // The rest is on further pages.
        records: records.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, 10),
      })),
    fields: ['review.title', 'review.comment'],
  },
]

// Of ten records in a row each field has another text: with one of them, too, each text stands in one field or another.
const step = 10

test.each(walks)(
  'goal G31: hostile texts in every field of $about are text, and are shown',
  async ({ lists, places, fields }) => {
    const seen = createSeen()
    const { router } = renderApp('/help', { token: issueToken(person('admin').userId) })
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    const visited = every(step, places())
    for (const href of [...lists, ...visited.map(({ address }) => address)]) {
      await act(() => router.navigate({ href }))
      await waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1))
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
      seen.look()
    }
    const held = textsIn(
      visited.flatMap(({ records }) => records),
      fields,
    )
    // From all the pages together nothing is missing, wherever else it stands.
    expect(seen.missingOf(visited.length === places().length ? allTexts(fields) : held)).toEqual([])
    for (const field of fields) expect(held.filter((text) => text.endsWith(` ${field}`))).not.toEqual([])
  },
  120_000,
)

test('goal G31: hostile texts in what an account holds are text in the menus and in the profile', async () => {
  const seen = createSeen()
  db.users = db.users.slice(0, hostileTexts.length).map((user, index) => ({
    ...user,
    email: textIn(hostileTexts[index] ?? '', 'user.email'),
    role: textIn(hostileTexts[index] ?? '', 'user.role'),
  }))
  const visited = every(step, db.users)
  for (const { _id } of visited) {
    const { unmount } = renderApp('/profile', { token: issueToken(_id) })
    await screen.findByRole('textbox', { name: 'First name' })
    seen.look()
    unmount()
  }
  const fields = ['username', 'firstName', 'lastName', 'phone', 'email', 'role'] as const
  const held = textsIn(
    visited,
    fields.map((field) => `user.${field}` as const),
  )
  expect(seen.missingOf(held)).toEqual([])
  expect(held).toHaveLength(fields.length * visited.length)
}, 120_000)

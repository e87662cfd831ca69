import { expect, test } from 'vitest'
import { db } from '../db.ts'
import { ask } from '../fixture.ts'
import { personas, studioPersonas } from '../seed/index.ts'

const isOdd = new Map<string, object>([
  ['no-role', {}],
  ['malformed-role', { role: { level: 7 } }],
  ['roles-only', { roles: ['admin'] }],
])

test('L2: the studio has eleven personas, the login page six of them', () => {
  expect(studioPersonas.slice(0, 6)).toEqual(personas)
  expect(new Set(studioPersonas.map(({ id }) => id)).size).toBe(11)
})

test.each(studioPersonas)(
  'L2: $id signs in, and is told in the form that it is there for',
  async (persona) => {
    const { id, email, password } = persona
    const { status, body } = await ask('POST /auth/login', { body: { email, password } })
    const { token, user } = body as { token: string; user: { id: string } }
    const me = await ask('GET /auth/me', { headers: { Authorization: `Bearer ${token}` } })
    expect([status, me.status]).toEqual([200, id === 'expired-session' ? 401 : 200])
    const roles = isOdd.get(id)
    if (!roles) return
    for (const told of [user, (me.body as { user: object }).user]) {
      const { role, roles: list } = told as { role?: unknown; roles?: unknown }
      expect({ ...(role !== undefined && { role }), ...(list !== undefined && { roles: list }) }).toEqual(
        roles,
      )
      expect(told).not.toHaveProperty('roleAs')
    }
  },
)

test('L2: the waiting-list passenger waits, and the long name is 10,000 letters long', () => {
  const accountOf = (id: string) =>
    db.users.find(({ email }) => email === studioPersonas.find((persona) => persona.id === id)?.email)
  const waiting = db.bookings.filter(({ user }) => user === accountOf('waiting-passenger')?._id)
  expect(waiting.map(({ bookingStatus }) => bookingStatus).toSorted()).toEqual([
    'RAC',
    'Waiting',
    'Waiting',
    'Waiting',
    'Waiting',
  ])
  expect(accountOf('long-name')?.username).toMatch(/^[A-Za-z]{10000}$/)
})

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { passengerSchema } from '@/components/bookings/passengers-form.schema'
import { changedReviewSchema } from '@/components/reviews/review-form.schema'
import { profileFormSchema, registerFormSchema } from '@/components/session/forms/session-forms.schema'
import { loginErrors } from '@/components/session/forms/login-fields'
import { stationReader } from '@/routes/_signed-in/admin/-import/station-reader'
import { stationFormSchema } from '@/components/stations/station-form.schema'
import { trainFormSchema } from '@/components/trains/train-form.schema'
import { userFormSchema } from '@/routes/_signed-in/admin/-users/user-form.schema'

const nothing = ['\u200b', '\u3164', '\u2800', '\u200d', '\u00ad', ' \u200b\u00a0', '\u0301']

type Schema = v.GenericSchema<unknown, unknown>
const said = (schema: Schema, field: string, value: string) => {
  const { issues = [] } = v.safeParse(schema, { [field]: value })
  return issues.flatMap(({ path, message }) => (path?.[0]?.key === field ? message : []))
}

test.each<[requirement: string, field: string, what: string, schema: Schema]>([
  ['G7', 'name', 'a passenger', passengerSchema],
  ['A4', 'firstName', 'a new user', registerFormSchema.pipe[0]],
  ['A4', 'lastName', 'a new user', registerFormSchema.pipe[0]],
  ['H1', 'title', 'a review', changedReviewSchema],
  ['H1', 'comment', 'a review', changedReviewSchema],
  ['J1', 'name', 'a user', userFormSchema],
  ['J1', 'name', 'a train', trainFormSchema([])],
  ['J1', 'trainNumber', 'a train', trainFormSchema([])],
  ['J1', 'name', 'a station', stationFormSchema([], undefined, undefined)],
  ['J1', 'city', 'a station', stationFormSchema([], undefined, undefined)],
  ['J1', 'state', 'a station', stationFormSchema([], undefined, undefined)],
])(
  '%s: the %s of %s is refused where it has nothing to read, as an empty one is',
  (_number, field, _what, schema) => {
    const [words] = said(schema, field, '')
    expect(words).toMatch(/^(Enter|Write) /)
    for (const text of nothing) expect(said(schema, field, text)[0]).toBe(words)
    expect(said(schema, field, 'Рита \u200b')).not.toContain(words)
  },
)

test('A9: a name of a profile that has nothing to read is none', () => {
  const parsed = v.parse(profileFormSchema, {
    firstName: '\u200bMaya\u3164',
    lastName: '\u2800',
    phone: '\u200b',
  })
  expect(parsed).toEqual({ firstName: 'Maya', lastName: '', phone: '' })
})

test('A4: an e-mail address with nothing to read is missing, and what comes along with a copied one is left out', () => {
  const login = (email: string) =>
    loginErrors({ email, password: 'x', rememberMe: false }).map(({ message }) => message)
  expect(login('\u200b')).toEqual(['Enter your e-mail address'])
  expect(login('maya@mail.example\u200b')).toEqual([])
})

test('J3: a row of a file whose name has nothing to read is refused', () => {
  const cells = { code: 'ABC', name: '\u200b', city: '\u3164', state: 'X', latitude: '1', longitude: '2' }
  expect(stationReader().read({ line: 2, cells }, undefined)).toMatchObject({
    result: 'error',
    problems: [
      { column: 'name', words: 'Enter the name' },
      { column: 'city', words: 'Enter the city' },
    ],
  })
})

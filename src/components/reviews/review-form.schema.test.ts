import * as v from 'valibot'
import { expect, test } from 'vitest'
import { changedReviewSchema, newReviewSchema } from './review-form.schema'

const today = '2026-03-03'
const typed = { rating: '4', title: ' On time ', comment: ' Quiet coach\n', journeyDate: '2026-03-03' }

/** The first problem of each field, as the form shows it. */
function problems(schema: v.GenericSchema, values: object): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values)
  const found: Record<string, string> = {}
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message
  return found
}
const ofNew = (changes: object) => problems(newReviewSchema(today), { ...typed, ...changes })

test('REV-5: what is typed becomes what the server takes', () => {
  const sent = { rating: 4, title: 'On time', comment: 'Quiet coach', journeyDate: '2026-03-03' }
  expect(v.parse(newReviewSchema(today), typed)).toEqual(sent)
  expect(v.parse(changedReviewSchema, { ...typed, journeyDate: '2027-01-01' })).toMatchObject({ rating: 4 })
})

test.each([
  [{ rating: null }, 'rating', 'Choose 1 to 5 stars'],
  [{ rating: '' }, 'rating', 'Choose 1 to 5 stars'],
  [{ rating: '6' }, 'rating', 'Choose 1 to 5 stars'],
  [{ title: '  ' }, 'title', 'Enter a title'],
  [{ title: 'x'.repeat(101) }, 'title', 'The title is longer than 100 characters'],
  [{ comment: '\n' }, 'comment', 'Write what others should know'],
  [{ comment: 'x'.repeat(2001) }, 'comment', 'The review is longer than 2000 characters'],
  [{ journeyDate: '' }, 'journeyDate', 'Enter the date you travelled on'],
  [
    { journeyDate: '2026-02-30' },
    'journeyDate',
    '2026-02-30 is not a date of the calendar: choose the day you travelled on',
  ],
  [
    { journeyDate: '2026-03-04' },
    'journeyDate',
    'This date lies in the future: choose the day you travelled on',
  ],
])('api-model 8: %j is refused at its field', (changes, field, message) => {
  expect(ofNew(changes)).toEqual({ [field]: message })
})

test('api-model 8: the limits themselves fit', () => {
  expect(ofNew({ title: 'x'.repeat(100), comment: ` ${'x'.repeat(2000)} `, rating: '1' })).toEqual({})
  expect(problems(changedReviewSchema, { ...typed, journeyDate: undefined })).toEqual({})
})

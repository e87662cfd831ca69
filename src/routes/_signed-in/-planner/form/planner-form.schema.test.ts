import { expect, test } from 'vitest'
import { plannerErrors } from './planner-form.schema'

const end = { text: '', station: undefined }

test.each([
  ['12026-11-30', 'Check the year: it has four digits, as in 2026'],
  ['0026-11-30', 'Check the year: it has four digits, as in 2026'],
  ['', 'Enter the date of your journey'],
  ['2026-11-25', 'This date has passed: choose today or a later day'],
  ['2026-11-30', undefined],
])('PLN-1: of the date %j the form says %j', (date, message) => {
  expect(plannerErrors({ from: end, to: end, date }, '2026-11-26').date).toBe(message)
})

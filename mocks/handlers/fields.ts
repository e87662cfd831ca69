import { invalid, serverError } from '../replies.ts'
import { isCalendarDate } from '../trips.ts'
import type { FieldProblem } from '../replies.ts'
import type { Fields } from '../is-record.ts'

export type Test = (value: unknown) => boolean
export type Rules = Record<string, readonly [test: Test, msg: string]>

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)

export const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

export const isEmail = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))

export const isDateOrInstant = (value: unknown) => isCalendarDate(value) || isInstant(value)

/** The test for a word of a fixed choice. */
export const isOneOf =
  <T>(words: readonly T[]) =>
  (value: unknown): value is T =>
    words.some((word) => word === value)

/** Numbers may come as text; everything else is NaN. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  return isFilled(value) ? Number(value) : Number.NaN
}

export const isNumberIn =
  (least: number, most = Infinity): Test =>
  (value) => {
    const number = numberOf(value)
    return Number.isFinite(number) && number >= least && number <= most
  }

export const isIntegerIn =
  (least: number, most = Infinity): Test =>
  (value) =>
    isNumberIn(least, most)(value) && Number.isInteger(numberOf(value))

export const isTextUpTo =
  (most: number): Test =>
  (value) =>
    isFilled(value) && value.trim().length <= most

export const isLongEnough = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 6

export const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || value === null || test(value)

/** The fields that fail their rule, in the order of the rules. `prefix` leads to a nested record. */
export const problemsIn = (fields: Fields, rules: Rules, prefix = ''): FieldProblem[] =>
  Object.entries(rules)
    .filter(([field, [test]]) => !test(fields[field]))
    .map(([field, [, msg]]) => ({ path: `${prefix}${field}`, msg, value: fields[field] }))

export function refuseIfAny(problems: FieldProblem[]) {
  if (problems.length > 0) throw invalid(problems)
}

/** An id from a path or a query; the back end stumbles over anything but 24 hexadecimal digits. */
export function idOf(value: string | null | undefined): string {
  if (!isId(value)) throw serverError()
  return value.toLowerCase()
}

/** Text of a checked field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { aStation, aTrain } from '@/test/railway/builders'
import { stationFieldsOf, stationFormSchema } from '../-stations/station-form.schema'
import { newTrainFields, trainFormSchema } from './train-form.schema'

const numberProblem = (number: string, ownNumber?: string) => {
  const others = [aTrain({ trainNumber: '02634' })]
  const fields = { ...newTrainFields(), trainNumber: number }
  const { issues = [] } = v.safeParse(trainFormSchema(others, true, ownNumber), fields)
  return issues.find((issue) => v.getDotPath(issue) === 'trainNumber')?.message
}

test('J1: a number that differs from another in zeros alone is taken, unless the train has it already', () => {
  expect(numberProblem('02634')).toBe('Another train has this number')
  expect(numberProblem('2634')).toBe('Another train has this number, but for zeros in front: 02634')
  expect(numberProblem('12634')).toBeUndefined()
  expect(numberProblem('2634', '2634')).toBeUndefined()
})

test('J1: so is a code of digits; others keep their zeros', () => {
  const others = [aStation({ code: '007' }), aStation({ code: 'A01' })]
  const problem = (code: string) =>
    v.safeParse(stationFormSchema(others, undefined, undefined), stationFieldsOf(aStation({ code })))
      .issues?.[0].message
  expect(problem('7')).toBe('Another station has this code, but for zeros in front: 007')
  expect([problem('A1'), problem('a01')]).toEqual([undefined, 'Another station has this code'])
})

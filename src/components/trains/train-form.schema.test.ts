import * as v from 'valibot'
import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { trainFieldsOf, trainFormSchema } from './train-form.schema'

const numberProblem = (number: string, ownNumber?: string) => {
  const others = [aTrain({ trainNumber: '02634' })]
  const fields = { ...trainFieldsOf(), trainNumber: number }
  const { issues = [] } = v.safeParse(trainFormSchema(others, true, ownNumber), fields)
  return issues.find((issue) => v.getDotPath(issue) === 'trainNumber')?.message
}

test('J1: a number that differs from another in zeros alone is taken, unless the train has it already', () => {
  expect(numberProblem('02634')).toBe('Another train has this number')
  expect(numberProblem('2634')).toBe('Another train has this number, but for zeros in front: 02634')
  expect(numberProblem('12634')).toBeUndefined()
  expect(numberProblem('2634', '2634')).toBeUndefined()
})

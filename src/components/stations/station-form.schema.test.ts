import * as v from 'valibot'
import { expect, test } from 'vitest'
import { aStation } from '@/test/railway/builders'
import { stationFieldsOf, stationFormSchema } from './station-form.schema'

test('J1: a code of digits that differs from another in zeros alone is taken; others keep their zeros', () => {
  const others = [aStation({ code: '007' }), aStation({ code: 'A01' })]
  const problem = (code: string) =>
    v.safeParse(stationFormSchema(others, undefined, undefined), stationFieldsOf(aStation({ code })))
      .issues?.[0].message
  expect(problem('7')).toBe('Another station has this code, but for zeros in front: 007')
  expect([problem('A1'), problem('a01')]).toEqual([undefined, 'Another station has this code'])
})

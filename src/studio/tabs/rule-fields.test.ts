import { expect, test } from 'vitest'
import type { Rule, Switch } from '@mocks/studio/types'
import { effects, errorsOf, fieldsOfRule, ruleOf } from './rule-fields'

const switches: Record<Switch['kind'], Switch> = {
  wait: { kind: 'wait', ms: 100, spread: 20 },
  silence: { kind: 'silence' },
  refused: { kind: 'refused' },
  lost: { kind: 'lost' },
  cut: { kind: 'cut' },
  status: { kind: 'status', status: 418, body: '{"message":"no"}' },
  'bad-json': { kind: 'bad-json' },
  html: { kind: 'html' },
  empty: { kind: 'empty' },
  missing: { kind: 'missing', field: 'data.name' },
  type: { kind: 'type', field: 'data[0].name' },
}

test.each(effects)('L2: $label can be chosen, and what was chosen can be changed again', ({ value }) => {
  const rule: Rule = { call: '*', effect: switches[value], times: 3, share: 50, record: 'b1' }
  const fields = fieldsOfRule(rule)
  expect(errorsOf(fields)).toEqual({})
  expect(ruleOf(fields)).toEqual(rule)
})

test('L2: what a form cannot mean is told at its field', () => {
  const wrong = { ...fieldsOfRule(undefined), status: '99', body: '{', times: '0', share: '101' }
  expect(Object.keys(errorsOf(wrong))).toEqual(['status', 'body', 'times', 'share'])
  expect(Object.keys(errorsOf({ ...wrong, kind: 'wait', ms: '-1', spread: 'x' }))).toEqual([
    'ms',
    'spread',
    'times',
    'share',
  ])
  expect(errorsOf({ ...fieldsOfRule(undefined), kind: 'missing' })).toHaveProperty('field')
})

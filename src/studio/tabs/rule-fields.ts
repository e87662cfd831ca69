import { bodyProblem } from '@mocks/studio/rule-text'
import type { Rule, Switch } from '@mocks/studio/types'

export const effects: readonly { value: Switch['kind']; label: string }[] = [
  { value: 'status', label: 'Another status' },
  { value: 'wait', label: 'Answered later' },
  { value: 'silence', label: 'No answer: the app gives up after 10 seconds' },
  { value: 'refused', label: 'Connection refused' },
  { value: 'lost', label: 'Done, but the answer is lost' },
  { value: 'cut', label: 'Broken off half-way' },
  { value: 'bad-json', label: 'Broken JSON' },
  { value: 'html', label: 'A web page instead of JSON' },
  { value: 'empty', label: 'An empty answer' },
  { value: 'missing', label: 'One field is missing' },
  { value: 'type', label: 'One field is of another type' },
]

/** What stands in the form, as text. */
export interface RuleFields {
  call: string
  kind: Switch['kind']
  ms: string
  spread: string
  status: string
  body: string
  field: string
  times: string
  share: string
  record: string
}

type Errors = Partial<Record<keyof RuleFields, string>>

const textOf = (value: number | string | undefined) => (value === undefined ? '' : String(value))

export function fieldsOfRule(rule: Rule | undefined): RuleFields {
  const { call = '*', effect = { kind: 'status', status: 500 }, times, share, record } = rule ?? {}
  const isWait = effect.kind === 'wait'
  const isStatus = effect.kind === 'status'
  return {
    call,
    kind: effect.kind,
    ms: isWait ? textOf(effect.ms) : '2000',
    spread: isWait ? textOf(effect.spread) : '',
    status: isStatus ? textOf(effect.status) : '500',
    body: isStatus ? textOf(effect.body) : '',
    field: 'field' in effect ? effect.field : '',
    times: textOf(times),
    share: textOf(share),
    record: textOf(record),
  }
}

const isWhole = (text: string, from: number, to: number) =>
  /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to

/** What is wrong with a form, by field. */
export function errorsOf({ kind, ms, spread, status, body, field, times, share }: RuleFields): Errors {
  const errors: Errors = {}
  if (kind === 'wait' && !isWhole(ms, 0, 600_000)) errors.ms = 'Enter whole milliseconds, up to 600000'
  if (kind === 'wait' && spread !== '' && !isWhole(spread, 0, 600_000))
    errors.spread = 'Enter whole milliseconds, or nothing'
  if (kind === 'status' && !isWhole(status, 200, 599)) errors.status = 'Enter a status from 200 to 599'
  const noJson = kind === 'status' && body.trim() !== '' ? bodyProblem(body) : null
  if (noJson !== null) errors.body = noJson
  if ((kind === 'missing' || kind === 'type') && field.trim() === '')
    errors.field = 'Name a field of the answer, such as data.name'
  if (times !== '' && !isWhole(times, 1, 1000)) errors.times = 'Enter a number from 1 to 1000, or nothing'
  if (share !== '' && !isWhole(share, 1, 100)) errors.share = 'Enter a number from 1 to 100, or nothing'
  return errors
}

function effectOf({ kind, ms, spread, status, body, field }: RuleFields): Switch {
  switch (kind) {
    case 'wait':
      return { kind, ms: Number(ms), ...(spread !== '' && { spread: Number(spread) }) }
    case 'status':
      return { kind, status: Number(status), ...(body.trim() !== '' && { body: body.trim() }) }
    case 'missing':
    case 'type':
      return { kind, field: field.trim() }
    case 'silence':
    case 'refused':
    case 'lost':
    case 'cut':
    case 'bad-json':
    case 'html':
    case 'empty':
      return { kind }
  }
}

/** The rule of a form in which nothing is wrong. */
export const ruleOf = (fields: RuleFields): Rule => ({
  call: fields.call,
  effect: effectOf(fields),
  ...(fields.record.trim() !== '' && { record: fields.record.trim() }),
  ...(fields.times !== '' && { times: Number(fields.times) }),
  ...(fields.share !== '' && { share: Number(fields.share) }),
})

import { isCall } from './calls.ts'
import { BadPart, plainText, wholeNumber, writtenText } from './text.ts'
import type { Rule, Switch } from './types.ts'

const longestWait = 600_000

/** Parts of a rule as they are written, each at most once. */
type Parts = Map<string, string>

/** `PUT /api/trains/:id` is written `PUT:/api/trains/:id`. */
const callText = (call: string) => call.replace(' ', ':')

/** A rule as it stands in a link: `PUT:/api/trains/:id,status:500,times:2`. */
export function ruleText({ call, effect, record, times, share }: Rule): string {
  return [
    callText(call),
    ...effectTexts(effect),
    ...(record === undefined ? [] : [`record:${writtenText(record)}`]),
    ...(times === undefined ? [] : [`times:${times}`]),
    ...(share === undefined ? [] : [`share:${share}`]),
  ].join(',')
}

function effectTexts(effect: Switch): string[] {
  switch (effect.kind) {
    case 'wait':
      return [`wait:${effect.ms}`, ...(effect.spread === undefined ? [] : [`spread:${effect.spread}`])]
    case 'status':
      return [
        `status:${effect.status}`,
        ...(effect.body === undefined ? [] : [`body:${writtenText(effect.body)}`]),
      ]
    case 'missing':
    case 'type':
      return [`${effect.kind}:${writtenText(effect.field)}`]
    default:
      return [effect.kind]
  }
}

/** What is wrong with a body that is to be sent as JSON; nothing if it can be. */
export function bodyProblem(body: string): string | null {
  try {
    JSON.parse(body)
    return null
  } catch (error) {
    return `The body is no JSON: ${error instanceof Error ? error.message : String(error)}`
  }
}

function bodyOf(text: string): string {
  const problem = bodyProblem(text)
  if (problem !== null) throw new BadPart(problem)
  return text
}

/** Each switch: what its own part says, and which parts beside it belong to it. */
const switches: Record<string, (value: string, take: (name: string) => string | undefined) => Switch> = {
  wait(value, take) {
    const spread = take('spread')
    return {
      kind: 'wait',
      ms: wholeNumber(value, 0, longestWait),
      ...(spread !== undefined && { spread: wholeNumber(spread, 0, longestWait) }),
    }
  },
  silence: (value) => plain({ kind: 'silence' }, value),
  refused: (value) => plain({ kind: 'refused' }, value),
  lost: (value) => plain({ kind: 'lost' }, value),
  cut: (value) => plain({ kind: 'cut' }, value),
  status(value, take) {
    const body = take('body')
    return {
      kind: 'status',
      status: wholeNumber(value, 200, 599),
      ...(body !== undefined && { body: bodyOf(plainText(body)) }),
    }
  },
  'bad-json': (value) => plain({ kind: 'bad-json' }, value),
  html: (value) => plain({ kind: 'html' }, value),
  empty: (value) => plain({ kind: 'empty' }, value),
  missing: (value) => ({ kind: 'missing', field: fieldOf(value) }),
  type: (value) => ({ kind: 'type', field: fieldOf(value) }),
}

const switchNames = Object.keys(switches)

function plain(effect: Switch, value: string): Switch {
  if (value !== '') throw new BadPart(`‘${effect.kind}’ stands alone, without ‘${value}’.`)
  return effect
}

function fieldOf(text: string): string {
  const field = plainText(text)
  if (field === '') throw new BadPart('The name of a field is missing, such as data.availableSeats.')
  return field
}

function partsOf(texts: readonly string[]): Parts {
  const parts: Parts = new Map()
  for (const text of texts) {
    const [name = '', ...rest] = text.split(':')
    if (parts.has(name)) throw new BadPart(`‘${name}’ stands there twice.`)
    parts.set(name, rest.join(':'))
  }
  return parts
}

/** @throws {BadPart} in words */
export function readRule(text: string): Rule {
  const [first = '', ...rest] = text.split(',')
  const call = plainText(first).replace(':', ' ')
  if (!isCall(call)) throw new BadPart(`There is no call ‘${call}’.`)
  const parts = partsOf(rest)
  const take = (name: string) => {
    const value = parts.get(name)
    parts.delete(name)
    return value
  }
  const [kind, ...others] = switchNames.filter((name) => parts.has(name))
  if (kind === undefined) throw new BadPart(`It has no switch: one of ${switchNames.join(', ')}.`)
  if (others.length > 0) throw new BadPart(`Two switches in one rule: ${[kind, ...others].join(' and ')}.`)
  const effect = switches[kind]?.(take(kind) ?? '', take)
  const [record, times, share] = ['record', 'times', 'share'].map(take)
  const [unknown] = parts.keys()
  if (!effect || unknown !== undefined) throw new BadPart(`A rule has no part ‘${unknown}’ here.`)
  return {
    call,
    effect,
    ...(record !== undefined && { record: plainText(record) }),
    ...(times !== undefined && { times: wholeNumber(times, 1, 1000) }),
    ...(share !== undefined && { share: wholeNumber(share, 1, 100) }),
  }
}

import { bytesOf, keepaliveBytes } from '@/api/http'
import { recordKey, type Step } from './outbox-change'

/** One call that stands for several steps: the page is closing, and nothing can wait for an answer. */
export interface LastCall {
  step: Step
  /** Those that it carries out. */
  steps: readonly Step[]
}

/** A change and a deletion are a deletion; anything before a change takes the change in. */
const merged = (before: Step, next: Step): Step =>
  next.kind === 'delete' ? next : { ...before, fields: { ...before.fields, ...next.fields } }

/**
 * One call per record: two of them on their way at once could arrive in either order.
 * @param underWay calls whose answers nobody will read: what they change is not to be overwritten with what was before
 */
export function lastCalls(waiting: readonly Step[], underWay: readonly Step[]): LastCall[] {
  const flying = new Map(
    underWay.filter(({ kind }) => kind === 'update').map((step) => [recordKey(step), step]),
  )
  const calls = new Map<string, LastCall>()
  for (const step of waiting) {
    const record = recordKey(step)
    const call = calls.get(record)
    const before = call?.step ?? flying.get(record)
    calls.set(record, {
      step: before ? merged(before, step) : step,
      steps: [...(call?.steps ?? []), step],
    })
  }
  return [...calls.values()]
}

// Browsers carry 64 kB in all past the end of a page; Chromium no more than 256 calls.
const mostBytes = 60_000
const mostCalls = 200

/** Whether the browser can carry all these past the end of the page. */
export function canBeCarried(bodies: readonly unknown[]): boolean {
  const bytes = bodies.map(bytesOf)
  return (
    bodies.length <= mostCalls &&
    bytes.every((size) => size <= keepaliveBytes) &&
    bytes.reduce((sum, size) => sum + size, 0) <= mostBytes
  )
}

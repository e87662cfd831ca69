import type { QueryClient } from '@tanstack/react-query'
import { bytesOf, keepaliveBytes } from '@/api/http'
import { type Change, isTemporary, recordKey, type Step } from './change'
import { stepsOf } from './change-list'

/** PUT takes the whole record: the changed fields go over what is known of it now. */
function bodyOf(
  client: QueryClient,
  { kind, resource, id, fields }: Step,
  known = resource.cached(client, id),
): object | undefined {
  if (kind === 'delete') return undefined
  return kind === 'create' || !known ? fields : { ...resource.inputOf(known), ...fields }
}

/** @returns the id that the server knows the record by */
export async function sendStep(client: QueryClient, step: Step): Promise<string> {
  const { kind, resource, id, fields } = step
  if (kind === 'create') return (await resource.create(client, fields))._id
  if (kind === 'delete') await resource.remove(client, id)
  else {
    const known = resource.cached(client, id) ?? (await resource.load(client, id))
    await resource.update(client, id, bodyOf(client, step, known) ?? {})
  }
  return id
}

/** One call that stands for several steps: the page is closing, and nothing can wait for an answer. */
interface LastCall {
  step: Step
  /** Those that it carries out. */
  steps: readonly Step[]
}

/** A change and a deletion are a deletion; anything before a change takes the change in. */
const merged = (before: Step, next: Step): Step =>
  next.kind === 'delete' ? next : { ...before, fields: { ...before.fields, ...next.fields } }

/**
 * What is left to be sent when the page closes, in one call per record: two of them on their way at once could arrive in
 * either order. A record that is being made has no id yet to send more to.
 */
export function lastCalls(changes: readonly Change[]): LastCall[] {
  const waiting = stepsOf(changes, 'waiting')
  const made = new Set(waiting.flatMap(({ kind, id }) => (kind === 'create' ? id : [])))
  // Their answers nobody will read: what they change is not to be overwritten with what was before.
  const updates = stepsOf(changes, 'sending').filter(({ kind }) => kind === 'update')
  const flying = new Map(updates.map((step) => [recordKey(step), step]))
  const calls = new Map<string, LastCall>()
  for (const step of waiting) {
    if (isTemporary(step.id) && !made.has(step.id)) continue
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

/** Whether the browser would carry all the last calls past the end of the page, with what is under way. */
export function canBeCarried(client: QueryClient, changes: readonly Change[]): boolean {
  const calls = lastCalls(changes)
  const sent = [...calls.map(({ step }) => step), ...stepsOf(changes, 'sending')]
  const bytes = sent.map((step) => bytesOf(bodyOf(client, step)))
  return (
    calls.flatMap(({ steps }) => steps).length === stepsOf(changes, 'waiting').length &&
    // What has to be asked for first would come too late.
    sent.every(({ kind, resource, id }) => kind !== 'update' || resource.cached(client, id)) &&
    sent.length <= mostCalls &&
    bytes.every((size) => size <= keepaliveBytes) &&
    bytes.reduce((sum, size) => sum + size, 0) <= mostBytes
  )
}

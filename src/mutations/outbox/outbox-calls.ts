import type { QueryClient } from '@tanstack/react-query'
import type { Identified } from '@/lib/lists/collection'
import { type Change, recordKey, type Step } from './outbox-change'
import { canBeCarried, type LastCall, lastCalls } from './outbox-leaving'
import { stepsOf } from './outbox-list'
import { isTemporary } from './outbox-steps'

/** The calls an outbox makes, and what their answers told. */
export class OutboxCalls {
  readonly #client: QueryClient
  /** Records as the server answered them, for those that nothing in the cache holds. */
  readonly #answers = new Map<string, Identified>()
  readonly #realIds = new Map<string, string>()

  constructor(client: QueryClient) {
    this.#client = client
  }

  readonly realId = (id: string): string => this.#realIds.get(id) ?? id

  forgetAnswers() {
    this.#answers.clear()
  }

  /** PUT takes the whole record: the changed fields go over what is known of it now. */
  body(step: Step): object | undefined {
    const { kind, resource, id, fields, base } = step
    if (kind === 'delete') return undefined
    if (kind === 'create') return fields
    const known = resource.cached(this.#client, id) ?? this.#answers.get(recordKey(step)) ?? base
    return known ? { ...resource.inputOf(known), ...fields } : fields
  }

  /** A new record has its real id from then on. */
  async make(step: Step): Promise<void> {
    const { kind, resource, id } = step
    if (kind === 'delete') return void (await resource.remove(this.#client, id))
    const body = this.body(step) ?? {}
    const answer = await (kind === 'create'
      ? resource.create(this.#client, body)
      : resource.update(this.#client, id, body))
    this.#answers.set(recordKey({ resource, id: answer._id }), answer)
    if (kind === 'create') this.#realIds.set(id, answer._id)
  }

  /** What is left to be sent when the page closes. A record that is being made has no id yet to send more to. */
  last(changes: readonly Change[]): LastCall[] {
    const waiting = stepsOf(changes, 'waiting')
    const made = new Set(waiting.flatMap(({ kind, id }) => (kind === 'create' ? id : [])))
    return lastCalls(
      waiting.filter(({ id }) => !isTemporary(id) || made.has(id)),
      stepsOf(changes, 'sending'),
    )
  }

  /** Whether the browser would carry all of it past the end of the page, with what is under way. */
  canBeLast(changes: readonly Change[]): boolean {
    const calls = this.last(changes)
    const sent = [...calls.map(({ step }) => step), ...stepsOf(changes, 'sending')]
    const left = calls.reduce((count, { steps }) => count + steps.length, 0)
    return left === stepsOf(changes, 'waiting').length && canBeCarried(sent.map((step) => this.body(step)))
  }
}

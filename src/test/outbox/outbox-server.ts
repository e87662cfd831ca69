import type { QueryClient } from '@tanstack/react-query'
import type { ChangeKind } from '@/domain/admin/change-log'
import type { Station, StationInput } from '@/domain/stations/station'
import { ApiError } from '@/lib/http/api-error'
import { runMutation } from '@/mutations/cache'
import { type Resource, stationResource } from '@/mutations/outbox/outbox-api'
import { createStationMutation, deleteStationMutation, updateStationMutation } from '@/mutations/stations'

/** What becomes of a call: carried out, refused, or carried out or not with an answer that never comes. */
export type Fate = 'ok' | 'refused' | 'lost' | 'lost but done'

interface ArrivedCall {
  kind: ChangeKind
  /** Of the record: no test changes it. */
  code: string
  body: Partial<StationInput>
}

interface Answer {
  give: () => void
  /** The call is stopped before its answer is there. */
  drop: () => void
}

const failure = (kind: 'http' | 'network' | 'aborted', message: string) =>
  new ApiError({ call: 'stations.update', headline: message, message, kind, status: 400 })

/** A back end of a few lines: a call is carried out when it arrives; its answer comes when the test says so. */
export class OutboxServer {
  records: Station[]
  readonly calls: ArrivedCall[] = []
  readonly answers: Answer[] = []
  /** Whether any call had another fate than to be carried out and answered. */
  troubled = false
  readonly #codes: Map<string, string>
  readonly #fates: Fate[]
  #made = 0

  constructor(records: Station[], fates: readonly Fate[]) {
    this.records = records
    this.#codes = new Map(records.map(({ _id, code }) => [_id, code]))
    this.#fates = [...fates]
  }

  #call<T>(kind: ChangeKind, id: string, body: Partial<StationInput>, carryOut: () => T): Promise<T> {
    this.calls.push({ kind, code: this.#codes.get(id) ?? body.code ?? '', body })
    const fate = this.#fates.shift() ?? 'ok'
    const known = kind === 'create' || this.records.some(({ _id }) => _id === id)
    if (fate !== 'ok' || !known) this.troubled = true
    const result = known && (fate === 'ok' || fate === 'lost but done') ? carryOut() : undefined
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.answers.push({
      give: () => {
        if (!known) reject(failure('http', 'Not found'))
        else if (fate === 'refused') reject(failure('http', 'Refused'))
        else if (fate === 'ok') resolve(result as T)
        else reject(failure('network', 'Lost'))
      },
      drop: () => {
        this.troubled = true
        reject(failure('aborted', 'Stopped'))
      },
    })
    return promise
  }

  create = (body: StationInput) =>
    this.#call('create', '', body, () => {
      this.#made += 1
      const record = { ...body, _id: `made ${this.#made}` }
      this.#codes.set(record._id, record.code)
      this.records = [record, ...this.records]
      return record
    })

  update = (_id: string, body: Partial<StationInput>) =>
    this.#call('update', _id, body, () => {
      const record = { ...body, _id } as Station
      this.records = this.records.map((known) => (known._id === _id ? record : known))
      return record
    })

  remove = (id: string) =>
    this.#call('delete', id, {}, () => {
      this.records = this.records.filter(({ _id }) => _id !== id)
      return undefined
    })

  /** The stations' own resource and mutations, sent here instead of over the network. */
  resource(client: QueryClient): Resource<Station, StationInput> {
    return {
      ...stationResource,
      load: async (_client, id) =>
        this.records.find(({ _id }) => _id === id) ?? Promise.reject(failure('http', 'Not found')),
      create: (_client, input) =>
        runMutation(client, { ...createStationMutation(), mutationFn: this.create }, input),
      update: (_client, id, input) => {
        const mutationFn = (body: Partial<StationInput>) => this.update(id, body)
        return runMutation(client, { ...updateStationMutation(id), mutationFn }, input)
      },
      remove: (_client, id) =>
        runMutation(client, { ...deleteStationMutation(id), mutationFn: () => this.remove(id) }, undefined),
    }
  }
}

import { deepStrictEqual as same } from 'node:assert'
import type { MutationOptions, QueryKey } from '@tanstack/react-query'
import type * as fc from 'fast-check'
import type { Page } from '@/domain/page'
import { type Call, type Fate, type Opening, type RaceServer, RaceHarness, Refusal } from './race-harness'
import type { RacePlay } from './races'

/** A train or a station, as far as races go: their fields for a number serve both. */
interface Kept {
  _id: string
  trainNumber: string
  code: string
  /** v1, v2, …: each write makes a later one. */
  name: string
  /** What the last edit said. */
  edited?: unknown
}

interface Versioned {
  _id: string
  name: string
}

const versionOf = ({ name }: Versioned) => Number(name.slice(1))
const stamp = ({ _id, name }: Versioned) => `${_id} ${name}`

/** Records by their order of making, last one first; a search finds all. */
class RecordServer implements RaceServer {
  keys: QueryKey[]
  records: Kept[]
  readonly #edit: string
  #versions = 0

  constructor(all: QueryKey, edit: string, size: number) {
    this.keys = [all]
    this.#edit = edit
    this.records = Array.from({ length: size }, (_, n) => this.#kept(`t${n}`))
  }
  #kept(_id: string): Kept {
    this.#versions += 1
    return { _id, trainNumber: _id, code: _id, name: `v${this.#versions}` }
  }
  carryOut = ({ method, parts: [id = ''], body }: Call) => {
    if (method === 'POST') {
      const made = this.#kept(`made${this.#versions}`)
      this.records = [made, ...this.records]
      return { data: made }
    }
    if (id === '' || id === 'search') return { data: this.records, total: this.records.length }
    const known = this.records.find(({ _id }) => _id === id)
    if (!known) throw new Refusal('No such record')
    if (method === 'GET') return { data: known }
    if (method === 'DELETE') {
      this.records = this.records.filter((record) => record !== known)
      return { data: {} }
    }
    const changed = { ...this.#kept(id), edited: body[this.#edit] }
    this.records = this.records.map((record) => (record === known ? changed : record))
    return { data: changed }
  }
  truth = ([, kind, id]: QueryKey) => {
    if (kind !== 'detail') return [...this.records.map(stamp), this.records.length]
    const known = this.records.find(({ _id }) => _id === id)
    return known && stamp(known)
  }
  told = (data: Page<Versioned> | Versioned) =>
    'items' in data ? [...data.items.map(stamp), data.total] : stamp(data)
}

/** The mutations of one kind of record that admins keep, and the pages that show it. */
export interface RacedRecords<T extends Versioned> {
  all: QueryKey
  list: QueryKey
  lists: QueryKey[]
  detail: QueryKey
  pages: readonly Opening[]
  /** The field that edits change. */
  edit: string
  create: () => MutationOptions<T, Error, object>
  update: (id: string) => MutationOptions<T, Error, object>
  remove: (id: string) => MutationOptions
}

/** What an admin does with them, and what is remembered of the answers. */
export class RecordPlay<T extends Versioned> implements RacePlay {
  readonly server: RecordServer
  readonly stage: RaceHarness
  readonly #of: RacedRecords<T>
  /** The latest version that an answer told, by id; a deleted record has none. */
  readonly #told = new Map<string, number | 'deleted'>()
  readonly #made = new Set<string>()
  /** What the last edit said, by id. */
  readonly #edits = new Map<string, number>()

  constructor(of: RacedRecords<T>, scheduler: fc.Scheduler, size: number, fates: Fate[]) {
    this.#of = of
    this.server = new RecordServer(of.all, of.edit, size)
    this.stage = new RaceHarness(scheduler, this.server, of.pages, fates)
  }
  #listed = () => this.stage.client.getQueryData<Page<T>>(this.#of.list)?.items
  #hear = (record: T) => void this.#told.set(record._id, versionOf(record))
  #row = (at: number) => {
    const items = this.#listed() ?? []
    return items[at % Math.max(1, items.length)]?._id ?? 't0'
  }
  #create = () =>
    this.stage.run(this.#of.create(), {}, (record) => {
      this.#hear(record)
      this.#made.add(record._id)
    })
  #update = (at: number) => {
    const id = this.#row(at)
    const edit = (this.#edits.get(id) ?? 0) + 1
    this.#edits.set(id, edit)
    this.stage.run(this.#of.update(id), { [this.#of.edit]: edit }, this.#hear)
  }
  #remove = (at: number) => {
    const id = this.#row(at)
    this.stage.run(this.#of.remove(id), undefined, () => void this.#told.set(id, 'deleted'))
  }
  acts = { create: this.#create, update: this.#update, remove: this.#remove }
  /** What an answer told is not undone, whatever else fails or arrives late. */
  check = () => {
    const { client } = this.stage
    const lists = this.#of.lists.flatMap((queryKey) =>
      client.getQueriesData<Page<T>>({ queryKey }).flatMap(([, page]) => page?.items ?? []),
    )
    const details = client.getQueriesData<T>({ queryKey: this.#of.detail }).flatMap(([, one]) => one ?? [])
    for (const record of [...lists, ...details]) {
      const told = this.#told.get(record._id) ?? 0
      same([record._id, told !== 'deleted' && versionOf(record) >= told], [record._id, true])
    }
    const listed = this.#listed()
    for (const { _id } of this.server.records) {
      if (listed && this.#made.has(_id)) same([_id, listed.some((record) => record._id === _id)], [_id, true])
    }
  }
  /** Of several edits of one record the last one stands. */
  checkLast = () => {
    for (const { _id, edited } of this.stage.troubled ? [] : this.server.records) {
      same([_id, edited], [_id, this.#edits.get(_id)])
    }
  }
}

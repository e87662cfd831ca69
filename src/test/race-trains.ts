import type { QueryKey } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Train } from '@/domain/train'
import { trainQueries } from '@/queries/trains'
import { type Call, type RaceServer, Refusal } from './race-stage'

interface Kept {
  _id: string
  trainNumber: string
  /** v1, v2, …: each write makes a later one. */
  name: string
  /** What the last edit said. */
  fare?: unknown
}

export const versionOf = ({ name }: { name: string }) => Number(name.slice(1))
const stamp = ({ _id, name }: { _id: string; name: string }) => `${_id} ${name}`

/** Trains by their order of making, last one first; the search finds all. */
export class TrainServer implements RaceServer {
  keys = [trainQueries.all()]
  trains: Kept[]
  #versions = 0

  constructor(size: number) {
    this.trains = Array.from({ length: size }, (_, n) => this.#kept(`t${n}`))
  }
  #kept(_id: string): Kept {
    this.#versions += 1
    return { _id, trainNumber: _id, name: `v${this.#versions}` }
  }
  carryOut = ({ method, parts: [id = ''], body }: Call) => {
    if (method === 'POST') {
      const made = this.#kept(`made${this.#versions}`)
      this.trains = [made, ...this.trains]
      return { data: made }
    }
    if (id === '' || id === 'search') return { data: this.trains, total: this.trains.length }
    const known = this.trains.find(({ _id }) => _id === id)
    if (!known) throw new Refusal('No such train')
    if (method === 'GET') return { data: known }
    if (method === 'DELETE') {
      this.trains = this.trains.filter((train) => train !== known)
      return { data: {} }
    }
    const changed = { ...this.#kept(id), fare: body['fare'] }
    this.trains = this.trains.map((train) => (train === known ? changed : train))
    return { data: changed }
  }
  truth = ([, kind, id]: QueryKey) => {
    if (kind !== 'detail') return [...this.trains.map(stamp), this.trains.length]
    const known = this.trains.find(({ _id }) => _id === id)
    return known && stamp(known)
  }
  told = (data: Page<Train> | Train) =>
    'items' in data ? [...data.items.map(stamp), data.total] : stamp(data)
}

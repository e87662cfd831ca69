import type { ChangeKind } from '@/domain/admin/change-log'
import type { Station } from '@/domain/stations/station'
import { aStation } from '@/test/railway/builders'
import type { OutboxServer } from './outbox-server'

/** What an admin meant for one record; its code never changes. */
export interface Meant {
  kind: ChangeKind
  code: string
  fields: Partial<Station>
  /** Of the record as the server lists it, not of one that is still to be made. */
  listed?: boolean
}

interface TakenBack extends Meant {
  /** How many calls had been made when it was last tried again, or sent with others: those may have been for it. */
  callsBefore: number
}

/** What is to be on the screen, written down beside the outbox: the changes that stand, in their order. */
export class MeantChanges {
  readonly takenBack: TakenBack[] = []
  readonly #standing = new Map<number, Meant[]>()
  readonly #deletions = new Map<string, number>()
  readonly #callsBefore = new Map<number, number>()

  standing = () => [...this.#standing.values()].flat()

  stage(id: number | undefined, meant: Meant[]) {
    if (id === undefined) return
    this.#standing.set(id, meant)
    for (const { kind, code } of meant) {
      if (kind === 'delete') this.#deletions.set(code, (this.#deletions.get(code) ?? 0) + 1)
    }
  }

  retry(id: number, { calls }: OutboxServer) {
    this.#callsBefore.set(id, calls.length)
  }

  /** On leaving, all goes out, a new record with what else was meant for it as one call. */
  left(server: OutboxServer) {
    for (const id of this.#standing.keys()) this.retry(id, server)
  }

  undo(id: number) {
    this.#takeBack(id, this.#standing.get(id) ?? [])
    this.discard(id)
  }

  #takeBack(id: number, meant: Meant[]) {
    const callsBefore = this.#callsBefore.get(id) ?? 0
    this.takenBack.push(...meant.map((one) => ({ ...one, callsBefore })))
  }

  /** Was sent, and given up: what else was to happen to a record that was not made never left. */
  discard(id: number) {
    const gone = this.#standing.get(id) ?? []
    this.#standing.delete(id)
    for (const { kind, code } of gone) if (kind === 'create') this.forget(code)
  }

  /** The record will not be made. Where its answer alone was lost, what was meant for it in the list stands. */
  forget(code: string) {
    for (const [id, meant] of this.#standing) {
      const goes = (one: Meant) => one.code === code && !one.listed
      this.#takeBack(id, meant.filter(goes))
      this.#standing.set(
        id,
        meant.filter((one) => !goes(one)),
      )
    }
  }

  /** E3, F2: what stands, over what was there. */
  screen(before: Station[]): Station[] {
    let rows = before
    for (const { kind, code, fields } of this.standing()) {
      if (kind === 'create') rows = [aStation({ ...fields, code }), ...rows]
      if (kind === 'delete') rows = rows.filter((row) => row.code !== code)
      if (kind === 'update') rows = rows.map((row) => (row.code === code ? { ...row, ...fields } : row))
    }
    return rows
  }

  /** Calls made for what was taken back: there must be none. */
  strayCalls({ calls }: OutboxServer) {
    const deletionsBack = (code: string) =>
      this.takenBack.filter((meant) => meant.kind === 'delete' && meant.code === code)
    const isStrayDeletion = (code: string, at: number) => {
      const back = deletionsBack(code)
      return this.#deletions.get(code) === back.length && back.every(({ callsBefore }) => at >= callsBefore)
    }
    return [
      ...this.takenBack.flatMap((meant) => callsFor(meant, calls.slice(meant.callsBefore))),
      ...calls.filter(({ kind, code }, at) => kind === 'delete' && isStrayDeletion(code, at)),
    ]
  }

  /**
   * What neither went out nor is among the changes still listed: there must be nothing.
   * @param merged on leaving, several changes of a field are one call with the last of them
   */
  lost({ calls }: OutboxServer, listed: ReadonlySet<number>, merged: boolean): Meant[] {
    const changes = [...this.#standing]
    return changes.flatMap(([id, meant]) =>
      meant.filter(
        ({ kind, code, fields }) =>
          !listed.has(id) &&
          callsFor({ kind, code, fields }, calls).length === 0 &&
          !calls.some((call) => call.kind === 'delete' && call.code === code) &&
          !(merged && changes.some(([later, list]) => later > id && list.some(covers(code, fields)))),
      ),
    )
  }
}

const covers = (code: string, fields: object) => (next: Meant) =>
  next.code === code && Object.keys(fields).every((field) => field in next.fields)

/** Each value is meant once for a record, so a call tells what it was made for; a deletion tells nothing. */
const callsFor = ({ kind, code, fields }: Meant, calls: OutboxServer['calls']) =>
  calls.filter(
    (call) =>
      kind !== 'delete' &&
      call.code === code &&
      (kind === 'create'
        ? call.kind === 'create'
        : Object.values(call.body).some((value) => Object.values(fields).includes(value))),
  )

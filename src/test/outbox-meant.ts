import type { ChangeKind } from '@/domain/admin/change-log'
import type { Station } from '@/domain/stations/station'
import { aStation } from './builders'
import type { OutboxServer } from './outbox-server'

/** What an admin meant for one record; its code never changes. */
export interface Meant {
  kind: ChangeKind
  code: string
  fields: Partial<Station>
  /** Of the record as the server lists it, not of one that is still to be made. */
  listed?: boolean
}

/** What is to be on the screen, written down beside the outbox: the promises that stand, in their order. */
export class MeantChanges {
  readonly takenBack: Meant[] = []
  readonly #standing = new Map<number, Meant[]>()
  readonly #deletions = new Map<string, number>()

  standing = () => [...this.#standing.values()].flat()

  promise(id: number | undefined, meant: Meant[]) {
    if (id === undefined) return
    this.#standing.set(id, meant)
    for (const { kind, code } of meant) {
      if (kind === 'delete') this.#deletions.set(code, (this.#deletions.get(code) ?? 0) + 1)
    }
  }

  undo(id: number) {
    this.takenBack.push(...(this.#standing.get(id) ?? []))
    this.discard(id)
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
      this.takenBack.push(...meant.filter(goes))
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
    const back = this.takenBack.filter(({ kind }) => kind === 'delete')
    const timesBack = (code: string) => back.filter((meant) => meant.code === code).length
    return [
      ...this.takenBack.flatMap((meant) => callsFor(meant, calls)),
      ...calls.filter(({ kind, code }) => kind === 'delete' && this.#deletions.get(code) === timesBack(code)),
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

import * as fc from 'fast-check'
import type { Paging } from '@/domain/page'

/** Reads small choices, one after another, from one number: whole records take longer to draw than to play. */
export class Draw {
  #rest: number

  constructor(number: number) {
    this.#rest = number
  }

  /** 0 to `below` - 1. */
  nat(below: number): number {
    const chosen = this.#rest % below
    this.#rest = Math.floor(this.#rest / below)
    return chosen
  }
  of = <T>(items: readonly [T, ...T[]]): T => items[this.nat(items.length)] ?? items[0]
  /** Some of them, few as a rule, in their order or the other way round. */
  some<T>(items: readonly T[]): T[] {
    const chosen = this.nat(2 ** items.length) & this.nat(2 ** items.length)
    const found = items.filter((_, at) => chosen & (1 << at))
    return this.nat(2) ? found.toReversed() : found
  }
  /** D3: the paging of a page with so many rows. The list may have more of them, and a server may leave it out. */
  paging(rows: number, currentPage = 1): Paging {
    const total = rows + this.nat(3)
    return this.nat(4) ? { total, count: rows, currentPage } : { currentPage }
  }
}

/** Up to 30 commands; none is likelier to be short or simple. */
export const sequencesOf = <Command>(command: (draw: Draw) => Command): fc.Arbitrary<Command[]> =>
  fc.noBias(
    fc.array(
      fc.maxSafeNat().map((number) => command(new Draw(number))),
      { maxLength: 30, size: 'max' },
    ),
  )

/** What a table needs of its rows; every array has it. */
export interface Rows<Row> {
  readonly length: number
  slice: (from?: number, to?: number) => Row[]
}

/** Rows of a list by their places in it. They are picked when they are looked at: of 100,000, only those on the screen. */
export const rowsAt = <Row>(list: readonly Row[], places: Uint32Array): Rows<Row> => ({
  length: places.length,
  slice: (from, to) => Array.from(places.subarray(from, to), (place) => list[place] as Row),
})

import { composed, trimmed } from './text/text'

/**
 * Readers of an address's search parameters, which anybody may have typed: what does not fit is left out, never an
 * error. They are part of the first load, so they are plain functions and no schema.
 */
export type SearchParams = Record<string, unknown>

/** A text that says something. Pages may link with a number. */
export const textParam = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return (typeof text === 'string' && composed(trimmed(text))) || undefined
}

export const choiceParam = <const T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

export const wholeNumberParam = (value: unknown, min: number, max: number): number | undefined => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined
}

/** The parameters of an address as the texts they are: no '1e3' becomes a number. One that is repeated is a list. */
export function parseQuery(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  const found: Record<string, string | string[]> = Object.create(null)
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key)
    found[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return { ...found }
}

// Half a character cannot be encoded.
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

/** The way back: parameters without a value are left out. */
export function stringifyQuery(params: SearchParams): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    value === undefined || value === null
      ? []
      : [value].flat().map((single) => `${encoded(key)}=${encoded(single)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/**
 * Readers of an address's search parameters, which anybody may have typed: what does not fit is left out, never an
 * error. They are part of the first load, so they are plain functions and no schema.
 */
export type SearchParams = Record<string, unknown>

/** A text; numbers are how a router reads a text of digits. */
export const textParam = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

export const choiceParam = <const T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

export const wholeNumberParam = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined

/** Only what is there: absent parameters leave no trace in the address. */
export const present = <T extends object>(params: T) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Partial<T>

import { isRecord } from '../is-record.ts'
import { idOf } from '../seed/random.ts'
import type { StationRecord } from '../records.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const degreesOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/** An address reads `city, state`; without a state there may still be a city. */
const cityOf = (address: string) => address.split(',')[0]?.trim() ?? ''

function listIn(text: string): unknown[] {
  if (text.trimStart().startsWith('[')) return JSON.parse(text) as unknown[]
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}

/**
 * Stations as they are listed elsewhere, one object a line, also as one JSON list: code, name, state, zone, address,
 * latitude, longitude, of which all but the code may be missing. They stay as they are: names in capitals, placeholders,
 * no position.
 *
 * @throws {Error} where a station has no code of its own
 */
export function stationsIn(text: string, seed: number): StationRecord[] {
  const codes = new Set<string>()
  return listIn(text).map((row, index) => {
    const fields = isRecord(row) ? row : {}
    const code = textOf(fields.code)
    if (code === '' || codes.has(code)) throw new Error(`Station ${index + 1} has no code of its own`)
    codes.add(code)
    const zone = textOf(fields.zone)
    return {
      _id: idOf(seed, 'station', code),
      code,
      name: textOf(fields.name),
      city: cityOf(textOf(fields.address)),
      state: textOf(fields.state),
      ...(zone !== '' && { zone }),
      latitude: degreesOf(fields.latitude),
      longitude: degreesOf(fields.longitude),
    }
  })
}

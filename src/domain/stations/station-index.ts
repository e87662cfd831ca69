import type { Station, StationRef } from './station'

/** Stations by what a file may call them, and what they are called. */
export interface StationIndex {
  /** By its code in any case, or by its id. */
  idOf: (codeOrId: string) => string | undefined
  /** As much of it as is known. */
  refOf: (id: string) => StationRef
  /** The code of what a record names; where it has none, its id. */
  codeOf: (ref: StationRef | null | undefined) => string
}

export function stationIndex(stations: readonly Station[]): StationIndex {
  const byId = new Map<string, StationRef>()
  const byCode = new Map<string, string>()
  for (const { _id, code, name, city } of stations) {
    byId.set(_id, { _id, code, name, city })
    if (code !== '' && !byCode.has(code.toUpperCase())) byCode.set(code.toUpperCase(), _id)
  }
  return {
    idOf: (text) => byCode.get(text.toUpperCase()) ?? (byId.has(text) ? text : undefined),
    refOf: (id) => byId.get(id) ?? { _id: id },
    codeOf: (ref) => byId.get(ref?._id ?? '')?.code || ref?.code || ref?._id || '',
  }
}

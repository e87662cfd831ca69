import { withoutZeros } from '@/domain/leading-zeros'
import { composed } from '@/lib/text/text'
import type { Station, StationRef } from './station'

/** Stations by what a file may call them, and what they are called. */
export interface StationIndex {
  /** By its code in any case, or by its id; not where it may be one or another. */
  idOf: (codeOrId: string) => string | undefined
  /** The codes that it may be where it is one of digits: a spreadsheet drops the zeros in front. */
  codesLike: (code: string) => readonly string[]
  /** As much of it as is known. */
  refOf: (id: string) => StationRef
  /** The code of what a record names; where it has none, its id. */
  codeOf: (ref: StationRef | null | undefined) => string
}

const keyOf = (code: string) => composed(code).toUpperCase()

export function stationIndex(stations: readonly Station[]): StationIndex {
  const byId = new Map<string, StationRef>()
  const byCode = new Map<string, string>()
  const likeCode = new Map<string, string[]>()
  for (const { _id, code, name, city } of stations) {
    byId.set(_id, { _id, code, name, city })
    const key = keyOf(code)
    if (key === '' || byCode.has(key)) continue
    byCode.set(key, _id)
    likeCode.set(withoutZeros(key), [...(likeCode.get(withoutZeros(key)) ?? []), key])
  }
  /** Who writes a zero in front means it; without one, each of them may be meant. */
  function codesLike(text: string): readonly string[] {
    const key = keyOf(text)
    const isWhole = byCode.has(key) && withoutZeros(key) !== key
    return isWhole ? [key] : (likeCode.get(withoutZeros(key)) ?? [])
  }
  return {
    idOf: (text) => {
      const [code, another] = codesLike(text)
      if (code !== undefined && another === undefined) return byCode.get(code)
      return byId.has(text) ? text : undefined
    },
    codesLike,
    refOf: (id) => byId.get(id) ?? { _id: id },
    codeOf: (ref) => byId.get(ref?._id ?? '')?.code || ref?.code || ref?._id || '',
  }
}

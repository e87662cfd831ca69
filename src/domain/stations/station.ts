export interface Station {
  _id: string
  code: string
  name: string
  city: string
  state: string
  zone?: string
  latitude: number | null
  longitude: number | null
}

/** What PUT and POST /api/stations take (api-model 3.2). */
export type StationInput = Omit<Station, '_id'>

/** A station inside another record: as much of it as the server gave. */
export interface StationRef {
  _id?: string
  code?: string
  name?: string
  city?: string
}

/** "Pune Junction (PUNE)", or what is known of it, or an em dash. */
export function stationLabel(station: StationRef | null | undefined): string {
  if (!station) return '—'
  if (station.name && station.code) return `${station.name} (${station.code})`
  return station.name ?? station.code ?? '—'
}

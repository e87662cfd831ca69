import type { Station } from '@/domain/stations/station'
import type { CsvCell } from '@/lib/files/csv'

export const stationCsvHeader = ['code', 'name', 'city', 'state', 'zone', 'latitude', 'longitude'] as const

export const stationCsvRow = ({ code, name, city, state, zone, latitude, longitude }: Station): CsvCell[] => [
  code,
  name,
  city,
  state,
  zone ?? null,
  latitude,
  longitude,
]

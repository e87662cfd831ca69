import * as v from 'valibot'
import { takenMessage, withoutZeros } from '@/domain/leading-zeros'
import { said } from '@/lib/text/isolated'
import type { Position } from '@/domain/stations/geo'
import { type PositionFault, positionFault, type RailwayArea } from '@/domain/stations/railway-area'
import type { Station, StationInput } from '@/domain/stations/station'
import { typedText } from '@/lib/text/text-schema'

const required = (words: string) =>
  v.pipe(typedText, v.nonEmpty(words), v.maxLength(100, 'At most 100 characters'))

/** Degrees as they are typed, with a point or a comma; undefined where the text says none. */
export const degreesOf = (text: string) =>
  /^[+-]?\d{1,3}([.,]\d{1,20})?$/.test(text.trim()) ? Number(text.replace(',', '.')) : undefined

const degrees = (name: 'latitude' | 'longitude', max: number, own: Station | undefined) =>
  v.pipe(
    typedText,
    v.nonEmpty(`Enter the ${name}`),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = degreesOf(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: `${said(dataset.value)} is not a ${name} in degrees: write it like 18.5286` })
      return NEVER
    }),
    // Ignored by the server (api-model 3.2), as an empty zone is.
    v.check(
      (value) => value !== 0 || !own || own[name] === 0,
      `A ${name} can be replaced, but not by exactly 0`,
    ),
    v.minValue(-max, `Between -${max} and ${max} degrees`),
    v.maxValue(max, `Between -${max} and ${max} degrees`),
  )

const keyOf = (code: string) => withoutZeros(code.toUpperCase())

const faultWords = (fault: PositionFault | undefined, { latitude, longitude }: Position) =>
  fault === 'nowhere'
    ? 'Latitude 0 and longitude 0 lie in the sea: look up where the station lies'
    : `Latitude and longitude seem to be swapped: other stations lie around ${longitude}, ${latitude}`

/** F3: words for a position that may be right, but is far from every other station. */
export const farWords = 'Far from every other station: check both numbers'

const isOf = (own: Station | undefined, { latitude, longitude }: Position) =>
  own?.latitude === latitude && own.longitude === longitude

/**
 * @param others every other station: a code belongs to one
 * @param area where stations of this railway lie
 */
export const stationFormSchema = (
  others: readonly Station[],
  own: Station | undefined,
  area: RailwayArea | undefined,
) => {
  const taken = new Map(others.map(({ code }) => [keyOf(code), code]))
  const form = v.object({
    code: v.pipe(
      typedText,
      v.toUpperCase(),
      v.nonEmpty('Enter the code'),
      // A code that the station has already is the server's affair, whatever its form.
      v.check((code) => code === own?.code || /^[A-Z0-9]{1,5}$/.test(code), 'Up to five letters and digits'),
      v.check(
        (code) => code === own?.code || !taken.has(keyOf(code)),
        ({ input }) => takenMessage('Another station has this code', input, taken.get(keyOf(input))),
      ),
    ),
    name: required('Enter the name'),
    city: required('Enter the city'),
    state: required('Enter the state'),
    zone: v.pipe(
      typedText,
      v.maxLength(10, 'At most 10 characters'),
      // An empty one is ignored by the server (api-model 3.2), and would come back without a word.
      v.check((zone) => zone !== '' || !own?.zone, 'A zone can be replaced, but not emptied'),
    ),
    latitude: degrees('latitude', 90, own),
    longitude: degrees('longitude', 180, own),
  })
  return v.pipe(
    form,
    v.forward(
      v.partialCheck(
        [['latitude'], ['longitude']],
        (position) => isOf(own, position) || [undefined, 'far'].includes(positionFault(position, area)),
        ({ input }) => faultWords(positionFault(input, area), input),
      ),
      ['latitude'],
    ),
  )
}

export type StationFields = v.InferInput<ReturnType<typeof stationFormSchema>>
export type StationValues = v.InferOutput<ReturnType<typeof stationFormSchema>>

export const stationFields = ['code', 'name', 'city', 'state', 'zone', 'latitude', 'longitude'] as const

const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

export const stationFieldsOf = (station: Partial<Station> = {}): StationFields => ({
  code: station.code ?? '',
  name: station.name ?? '',
  city: station.city ?? '',
  state: station.state ?? '',
  zone: station.zone ?? '',
  latitude: text(station.latitude),
  longitude: text(station.longitude),
})

/** An empty zone is left out: servers ignore it (api-model 3.2). */
export const stationInputOf = ({ zone, ...rest }: StationValues): StationInput => ({
  ...rest,
  ...(zone !== '' && { zone }),
})

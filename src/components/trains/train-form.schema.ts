import type { Control } from 'react-hook-form'
import * as v from 'valibot'
import { type Weekday, weekdays } from '@/domain/time/calendar-date'
import { takenMessage, withoutZeros } from '@/domain/leading-zeros'
import type { Train, TrainInput } from '@/domain/trains/train'
import { emptyStop, type StopFields, stopProblems, stopsOf, timetableOf } from '@/domain/trains/train-stops'
import { timeZone } from '@/lib/config'
import { typedText } from '@/lib/text/text-schema'

export interface TrainFields {
  trainNumber: string
  name: string
  trainType: string
  totalSeats: string
  fare: string
  daysOfOperation: Weekday[]
  stops: StopFields[]
}

const number = (name: string, whole: boolean, min: number) =>
  v.pipe(
    typedText,
    v.nonEmpty(`Enter the ${name}`),
    v.regex(
      whole ? /^\d{1,6}$/ : /^\d{1,7}(\.\d{1,2})?$/,
      whole ? 'A whole number' : 'Rupees, such as 450 or 99.50',
    ),
    v.transform(Number),
    v.minValue(min, `At least ${min}`),
  )

const stopSchema = v.object({
  station: v.string(),
  arrival: v.string(),
  departure: v.string(),
  distance: typedText,
  day: typedText,
})

/**
 * @param others every other train: a number belongs to one
 * @param ownNumber one that the train has already is the server's affair
 * @param mayBeFree not for one that has a fare: the server ignores a change of it to 0 (api-model 3.3)
 */
export const trainFormSchema = (others: readonly Train[], mayBeFree = true, ownNumber?: string) => {
  const taken = new Map(others.map(({ trainNumber }) => [withoutZeros(trainNumber), trainNumber]))
  return v.object({
    trainNumber: v.pipe(
      typedText,
      v.nonEmpty('Enter the number'),
      v.regex(/^\d{1,8}$/, 'Digits only, such as 12951'),
      v.check(
        (text) => text === ownNumber || !taken.has(withoutZeros(text)),
        ({ input }) => takenMessage('Another train has this number', input, taken.get(withoutZeros(input))),
      ),
    ),
    name: v.pipe(typedText, v.nonEmpty('Enter the name'), v.maxLength(100, 'At most 100 characters')),
    trainType: v.pipe(v.string(), v.nonEmpty('Choose the type')),
    totalSeats: number('seats', true, 1),
    fare: v.pipe(
      number('fare', false, 0),
      v.check((fare) => mayBeFree || fare > 0, 'A fare can be replaced, but not by 0'),
    ),
    daysOfOperation: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1, 'Choose at least one day')),
    stops: v.pipe(
      v.array(stopSchema),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        for (const { index, field, message } of stopProblems(dataset.value)) {
          addIssue({
            message,
            path: [
              {
                type: 'array',
                origin: 'value',
                input: dataset.value,
                key: index,
                value: dataset.value[index],
              },
              {
                type: 'object',
                origin: 'value',
                input: { ...dataset.value[index] },
                key: field,
                value: dataset.value[index]?.[field],
              },
            ],
          })
        }
      }),
    ),
  })
}

export type TrainControl = Control<TrainFields, unknown, TrainValues>
export type TrainValues = v.InferOutput<ReturnType<typeof trainFormSchema>>

export const plainFields = [
  'trainNumber',
  'name',
  'trainType',
  'totalSeats',
  'fare',
  'daysOfOperation',
] as const
export const mayBeFree = (own: Train | undefined) => !own?.fare

export const stopFields = ['station', 'arrival', 'departure', 'distance', 'day'] as const

type StopPath = `stops.${number}.${(typeof stopFields)[number]}`

const stopPlaces: Record<string, (typeof stopFields)[number]> = {
  station: 'station',
  arrivalTime: 'arrival',
  departureTime: 'departure',
  distance: 'distance',
  day: 'day',
}

/** The field for each path that the server may name: its times and ends are the first and the last stop here. */
export function trainPlaces(stopCount: number): Record<string, (typeof plainFields)[number] | StopPath> {
  const last = stopCount - 1
  return {
    ...Object.fromEntries(plainFields.map((field) => [field, field])),
    source: 'stops.0.station',
    departureTime: 'stops.0.departure',
    destination: `stops.${last}.station`,
    arrivalTime: `stops.${last}.arrival`,
    ...Object.fromEntries(
      Array.from({ length: stopCount }, (_, index) =>
        Object.entries(stopPlaces).flatMap(([path, field]): [string, StopPath][] => [
          [`route[${index}].${path}`, `stops.${index}.${field}`],
          [`route.${index}.${path}`, `stops.${index}.${field}`],
        ]),
      ).flat(),
    ),
  }
}

const text = (value: number | null) => (value === null ? '' : String(value))

/** What the form holds of a train, or of none at first. */
export const trainFieldsOf = (train?: Train): TrainFields =>
  train
    ? {
        trainNumber: train.trainNumber,
        name: train.name,
        trainType: train.trainType,
        totalSeats: text(train.totalSeats),
        fare: text(train.fare),
        daysOfOperation: [...(train.daysOfOperation ?? weekdays)],
        stops: stopsOf(train, timeZone),
      }
    : {
        trainNumber: '',
        name: '',
        trainType: '',
        totalSeats: '',
        fare: '',
        daysOfOperation: [...weekdays],
        stops: [{ ...emptyStop }, { ...emptyStop }],
      }

/**
 * What the form says of a train. Times and route are left out where no stop was changed: the server's own words for the
 * same times differ. A route that there was and is no more is sent as none: what is not sent, a server keeps.
 * @param base the train that the form started from
 */
export function trainInputOf(values: TrainValues, base: undefined): TrainInput
export function trainInputOf(values: TrainValues, base: Train | undefined): Partial<TrainInput>
export function trainInputOf({ stops, ...plain }: TrainValues, base: Train | undefined): Partial<TrainInput> {
  if (!base) return { ...plain, ...timetableOf(stops, timeZone) }
  if (JSON.stringify(stops) === JSON.stringify(stopsOf(base, timeZone))) return plain
  return { ...plain, ...(base.route.length > 0 && { route: [] }), ...timetableOf(stops, timeZone) }
}

import type { ImportColumn } from '@/domain/admin/import-rows'
import { type TrainInput, trainTypes } from '@/domain/trains/train'
import { timetable } from '@/domain/trains/train-input'
import { stopForm } from '@/domain/trains/train-stop-text'
import type { StopFields } from '@/domain/trains/train-stops'
import type { TrainFields } from '@/components/trains/train-form.schema'

export const trainColumns: readonly ImportColumn[] = [
  { name: 'trainNumber', hint: 'digits; tells which train it is', needed: true },
  { name: 'name', hint: 'up to 100 characters', needed: true },
  { name: 'trainType', hint: trainTypes.join(', '), needed: true },
  { name: 'source', hint: 'code of the first station', needed: true },
  { name: 'destination', hint: 'code of the last station', needed: true },
  { name: 'departure', hint: 'HH:mm', needed: true },
  { name: 'arrival', hint: 'HH:mm, with +2 where it is two days later', needed: true },
  { name: 'days', hint: 'such as Mon Wed Fri, Mon-Fri or Daily', needed: true },
  { name: 'totalSeats', hint: 'a whole number', needed: true },
  { name: 'fare', hint: 'rupees, such as 450 or 99.50', needed: true },
  { name: 'stops', hint: `may be empty; such as ${stopForm}, with a semicolon between two`, needed: false },
]

/** What a change of each column may change of the train. */
export const fieldsOfColumn: Readonly<Record<string, readonly (keyof TrainInput)[]>> = {
  name: ['name'],
  trainType: ['trainType'],
  totalSeats: ['totalSeats'],
  fare: ['fare'],
  days: ['daysOfOperation'],
  source: timetable,
  destination: timetable,
  departure: timetable,
  arrival: timetable,
  stops: timetable,
}

const fieldNames: Record<keyof StopFields, string> = {
  station: 'station',
  arrival: 'arrival',
  departure: 'departure',
  distance: 'kilometres',
  day: 'day',
}
const isStopField = (key: unknown): key is keyof StopFields => typeof key === 'string' && key in fieldNames

const endColumns: Partial<Record<keyof StopFields, readonly [first: string, last: string]>> = {
  station: ['source', 'destination'],
  departure: ['departure', 'departure'],
  arrival: ['arrival', 'arrival'],
  day: ['arrival', 'arrival'],
}

/** Where the form's words about a field belong in the file, and what they are there. */
export function placeOf(
  path: readonly unknown[],
  message: string,
  { stops, areGiven }: { stops: readonly { station: string }[]; areGiven: boolean },
): { column: string; words: string } {
  const [field, index, part] = path
  if (field === 'daysOfOperation') return { column: 'days', words: message }
  if (field !== ('stops' satisfies keyof TrainFields)) return { column: String(field), words: message }
  if (typeof index !== 'number' || !isStopField(part)) return { column: 'stops', words: message }
  const end = index === 0 ? 0 : index === stops.length - 1 ? 1 : undefined
  const column = areGiven || end === undefined ? undefined : endColumns[part]?.[end]
  if (column !== undefined) return { column, words: message }
  return { column: 'stops', words: `Stop ${index + 1}, ${fieldNames[part]}: ${message}` }
}

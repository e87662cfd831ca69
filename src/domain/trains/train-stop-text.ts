import { clockMinutes } from '@/domain/time/duration'
import { emptyStop, type StopFields } from './train-stops'
import { arrivalDayOffset, clockTime } from './train-time'

/** The form of a stop in a cell, for users who write one by hand. */
export const stopForm = 'PUNE 10:05-10:10 +0 192km'

/** The first stop has no arrival, the last no departure; `+1` is a day later than the first departure. */
const stopText = (
  { station, arrival, departure, distance, day }: StopFields,
  codeOf: (id: string) => string,
) => `${codeOf(station) || '?'} ${arrival}-${departure} +${day}${distance === '' ? '' : ` ${distance}km`}`

/** A train's stops in one cell, as `readStops` takes them. */
export const stopTexts = (stops: readonly StopFields[], codeOf: (id: string) => string): string[] =>
  stops.map((stop) => stopText(stop, codeOf))

const stopGap = '; '
export const stopsText = (stops: readonly StopFields[], codeOf: (id: string) => string): string =>
  stopTexts(stops, codeOf).join(stopGap)

const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?`
const stopLine = new RegExp(
  String.raw`^(\S+)\s+(${time})?\s*[-–]\s*(${time})?(?:\s*\+(\d+))?(?:\s+(\d+)\s*km)?$`,
  'i',
)

/** 'HH:mm' of what a spreadsheet makes of it: '6:05', '06:05:00'. Anything else stays as it is. */
export const readClock = (text: string): string =>
  /^\d{1,2}:\d{2}(:00)?$/.test(text) ? text.slice(0, text.indexOf(':') + 3).padStart(5, '0') : text

/** The stops of a cell, their stations as they are called there; undefined for one that cannot be read. */
export function readStops(text: string): (StopFields | undefined)[] {
  let latest = emptyStop.day
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [whole, station = '', arrival = '', departure = '', day = latest, distance = ''] =
        stopLine.exec(part) ?? []
      if (whole === undefined) return undefined
      latest = day
      return { station, arrival: readClock(arrival), departure: readClock(departure), distance, day }
    })
}

/** Days that go without saying: an arrival at an earlier hour is one on the next day. */
export const impliedDay = (departure: string, arrival: string): number =>
  Number(clockMinutes(arrival) < clockMinutes(departure))

/** '06:00', or '06:00 +2' where the day does not go without saying. */
export function arrivalText(departureTime: string, arrivalTime: string, timeZone: string): string {
  const [departure, arrival] = [clockTime(departureTime, timeZone), clockTime(arrivalTime, timeZone)]
  if (arrival === undefined) return ''
  const day = arrivalDayOffset(departureTime, arrivalTime, timeZone)
  return day === impliedDay(departure ?? '', arrival) ? arrival : `${arrival} +${day}`
}

/** The way back; a day that is not said is undefined. */
export function readArrival(text: string): { arrival: string; day: number | undefined } {
  const [, arrival = text, day] = /^(.*?)\s*\+(\d{1,2})$/.exec(text) ?? []
  return { arrival: readClock(arrival), day: day === undefined ? undefined : Number(day) }
}

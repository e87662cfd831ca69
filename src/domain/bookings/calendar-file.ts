import { addDays } from '@/domain/time/calendar'
import { type CalendarDate, isCalendarDate } from '@/domain/time/calendar-date'
import { instantOf } from '@/domain/time/duration'
import { zonedInstant } from '@/domain/time/zoned-instant'

/** A moment on the clocks of the calendar's zone; without a time, the whole day. */
export interface EventTime {
  date: CalendarDate
  /** HH:mm. */
  time?: string | undefined
}

export interface CalendarEvent {
  /** The same for every file about the same thing: a second import changes the entry, and makes no other. */
  uid: string
  summary: string
  location: string
  /** Lines are separated by '\n'. */
  description: string
  url?: string | undefined
  start: EventTime
  /** Left out where it is not known. A whole day ends with itself. */
  end?: EventTime | undefined
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** ISO instant. */
  created?: string | undefined
}

const utc = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
const day = (date: CalendarDate) => date.replaceAll('-', '')

// A line break in whatever form ends a line for some reader, and what follows would be read as a line of its own.
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g

const text = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(lineBreak, '\n')
    .replaceAll(control, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const longestLine = 75
const octets = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}

/** Lines hold 75 octets at the most; the next one goes on after a blank. No character is cut in two. */
function folded(line: string): string {
  let shown = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > longestLine) {
      shown += '\r\n '
      length = 1
    }
    shown += character
    length += size
  }
  return shown
}

function timesOf({ start, end }: CalendarEvent, timeZone: string): string[] {
  const instant = ({ date, time = '00:00' }: EventTime) => utc(zonedInstant(date, time, timeZone))
  if (start.time === undefined) {
    return [`DTSTART;VALUE=DATE:${day(start.date)}`, `DTEND;VALUE=DATE:${day(addDays(start.date, 1))}`]
  }
  return [`DTSTART:${instant(start)}`, ...(end?.time ? [`DTEND:${instant(end)}`] : [])]
}

/** Left out where it is no instant of the calendar, rather than moved to one: 30 February, or a year of five digits. */
function createdLines(created = ''): string[] {
  const instant = isCalendarDate(created.slice(0, 10)) ? instantOf(created) : Number.NaN
  const stamp = Number.isNaN(instant) ? '' : utc(instant)
  return /^\d{8}T/.test(stamp) ? [`CREATED:${stamp}`] : []
}

/** Its escapes are its own, and its parser leaves nothing in it that would end the line. */
const urlLines = (url = '') => (URL.canParse(url) ? [`URL:${new URL(url).href}`] : [])

/**
 * An iCalendar file (RFC 5545) of one event. Its times are instants in UTC, which mean the same in every calendar. Each
 * file has a higher sequence than those made a minute ago and before, so that the latest one counts; one about something
 * cancelled takes it out of the calendar.
 * @param now epoch ms
 */
export function calendarFile(
  event: CalendarEvent,
  { timeZone, now }: { timeZone: string; now: number },
): string {
  const cancelled = event.status === 'CANCELLED'
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Railway Planner//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(now)}`,
    ...createdLines(event.created),
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    ...timesOf(event, timeZone),
    `SUMMARY:${text(event.summary)}`,
    `LOCATION:${text(event.location)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...urlLines(event.url),
    `STATUS:${event.status}`,
    `TRANSP:${cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

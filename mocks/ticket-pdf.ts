import { encode } from 'uqr'
import { dayLength, railwayTime } from './clock.ts'
import {
  assemble,
  box,
  dot,
  fill,
  fit,
  losesLetters,
  page,
  point,
  rectangle,
  stroke,
  text,
  textEndingAt,
  textString,
  textWidth,
  tint,
} from './pdf.ts'
import type { Colour } from './pdf-picture.ts'
import { addDays } from './seed/dates.ts'
import type { BookingRecord, StationRecord } from './records.ts'

type Place = Pick<StationRecord, 'name' | 'code'>

/** A booking with its references resolved: `{ ...booking, trainNumber, trainName, from, to, … }` is one. */
export interface Ticket extends Pick<BookingRecord, 'pnr' | 'passengers' | 'totalFare' | 'bookingStatus'> {
  /** Only the first ten characters, `YYYY-MM-DD`, count. */
  journeyDate: string
  trainNumber: string
  trainName: string
  from: Place
  to: Place
  /** ISO instants at `from` and `to`; their clock time in Asia/Kolkata and their difference count. */
  departureTime?: string | undefined
  arrivalTime?: string | undefined
}

const margin = 32
const leftEnd = 432
const rightEnd = page.width - margin

const ink: Colour = [0.13, 0.13, 0.15]
const quiet: Colour = [0.42, 0.43, 0.47]
const hairline: Colour = [0.85, 0.86, 0.88]
const primary: Colour = [0.098, 0.463, 0.824]
const white: Colour = [1, 1, 1]
const statusColours: Record<BookingRecord['bookingStatus'], Colour> = {
  Confirmed: [0.11, 0.46, 0.2],
  RAC: [0.07, 0.36, 0.66],
  Waiting: [0.6, 0.35, 0],
  Cancelled: [0.5, 0.28, 0.28],
}
const genders = { M: 'Male', F: 'Female', O: 'Other' }

const rule = (y: number) => `${stroke(hairline)} 0.75 w ${point(margin, y)} m ${point(rightEnd, y)} l S`

/** A one-page PDF, written by hand: a library would weigh more than the rest of the mock. */
export function ticketPdf(ticket: Ticket): Uint8Array<ArrayBuffer> {
  const content = drawTicket(ticket)
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
      '/Resources << /Font << /F1 4 0 R /F2 5 0 R /F3 6 0 R >> >> /Contents 7 0 R >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Courier'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${textString(`Ticket ${ticket.pnr}`)} /Creator (Railway Planner) >>`,
  ])
}

function drawTicket(ticket: Ticket): string {
  return [
    ...header(ticket),
    ...qrCode(ticket.pnr, rightEnd - 108, 66, 108),
    ...journey(ticket),
    ...passengerTable(ticket),
    ...footer(ticket),
  ].join('\n')
}

function header({ pnr, bookingStatus, trainNumber, trainName, journeyDate }: Ticket): string[] {
  const status = statusColours[bookingStatus]
  const chipWidth = textWidth(bookingStatus, 'bold', 10) + 20
  const chipStart = leftEnd - chipWidth
  return [
    box(0, 0, page.width, 46, primary),
    text('Railway Planner', margin, 30, 18, 'bold', white),
    textEndingAt(rightEnd, 'Electronic ticket', 29, 10, 'regular', white),
    text('PNR', margin, 70, 8, 'regular', quiet),
    // Courier has no bold here, so the outline is drawn as well.
    `${stroke(ink)} 0.7 w`,
    `q 2 Tr 3 Tc ${text(pnr, margin, 96, 28, 'mono', ink)} Q`,
    box(chipStart, 77, chipWidth, 20, tint(status)),
    text(bookingStatus, chipStart + 10, 90.5, 10, 'bold', status),
    text(fit(`${trainNumber}  ${trainName}`, 'bold', 12, leftEnd - margin), margin, 122, 12, 'bold', ink),
    text(longDate(journeyDate.slice(0, 10)), margin, 138, 10, 'regular', quiet),
  ]
}

/** The product's motif: a line with a dot at each end, departure left, arrival right, length in the middle. */
function journey({ from, to, departureTime, arrivalTime, journeyDate }: Ticket): string[] {
  const departure = clockOf(departureTime)
  const arrival = clockOf(arrivalTime)
  const timeSize = 20
  const lineStart = margin + textWidth(departure.text, 'bold', timeSize) + 16
  const lineEnd = leftEnd - textWidth(arrival.text, 'bold', timeSize) - 16
  const middle = (lineStart + lineEnd) / 2
  const minutes = minutesBetween(departureTime, arrivalTime)
  const length = minutes === undefined ? '' : `${Math.floor(minutes / 60)}h ${minutes % 60}m`
  const days = Math.max(0, arrival.day - departure.day) || 0
  const halfWidth = (leftEnd - margin) / 2 - 12
  return [
    text(departure.text, margin, 174, timeSize, 'bold', ink),
    textEndingAt(leftEnd, arrival.text, 174, timeSize, 'bold', ink),
    `${stroke(primary)} 1.5 w ${point(lineStart, 167)} m ${point(lineEnd, 167)} l S`,
    dot(lineStart, 167, 4, primary),
    dot(lineEnd, 167, 4, primary),
    text(length, middle - textWidth(length, 'regular', 9) / 2, 161, 9, 'regular', quiet),
    text(fit(from.name, 'regular', 11, halfWidth), margin, 191, 11, 'regular', ink),
    textEndingAt(leftEnd, fit(to.name, 'regular', 11, halfWidth), 191, 11, 'regular', ink),
    text(from.code, margin, 205, 10, 'bold', quiet),
    textEndingAt(leftEnd, to.code, 205, 10, 'bold', quiet),
    ...(days > 0
      ? [
          textEndingAt(
            leftEnd - textWidth(to.code, 'bold', 10) - 8,
            `arrives ${longDate(addDays(journeyDate.slice(0, 10), days))}`,
            205,
            9,
            'regular',
            quiet,
          ),
        ]
      : []),
  ]
}

function passengerTable({ passengers }: Ticket): string[] {
  const columns = { name: margin, age: 316, gender: 366, seat: 444 }
  const firstRow = 262
  const rowHeight = 16.5
  const rows = 6
  // The app books six at most, but the back end sets no limit.
  const shown = passengers.length > rows ? passengers.slice(0, rows - 1) : passengers
  const hidden = passengers.length - shown.length
  const heading = (label: string, x: number) => text(label, x, 242, 8, 'regular', quiet)
  return [
    // The perforation at which a paper ticket would be torn.
    `${stroke(hairline)} 1 w [4 4] 0 d ${point(margin, 222)} m ${point(rightEnd, 222)} l S [] 0 d`,
    heading('Passenger', columns.name),
    heading('Age', columns.age),
    heading('Gender', columns.gender),
    heading('Seat', columns.seat),
    rule(248),
    ...shown.flatMap(({ name, age, gender, seatNumber }, index) => {
      const y = firstRow + index * rowHeight
      return [
        text(fit(name, 'regular', 10.5, columns.age - margin - 12), columns.name, y, 10.5, 'regular', ink),
        text(String(age), columns.age, y, 10.5, 'regular', ink),
        text(genders[gender], columns.gender, y, 10.5, 'regular', ink),
        seatNumber
          ? text(seatNumber, columns.seat, y, 10.5, 'bold', ink)
          : text('Assigned later', columns.seat, y, 10.5, 'regular', quiet),
      ]
    }),
    ...(hidden > 0
      ? [
          text(
            `and ${hidden} more`,
            columns.name,
            firstRow + shown.length * rowHeight,
            10.5,
            'regular',
            quiet,
          ),
        ]
      : []),
  ]
}

function footer({ totalFare, passengers, trainName, from, to }: Ticket): string[] {
  const names = [trainName, from.name, to.name, ...passengers.map(({ name }) => name)]
  const total = `Rs. ${totalFare.toLocaleString('en-IN', { maximumFractionDigits: 2 })}`
  const count = passengers.length === 1 ? '1 passenger' : `${passengers.length} passengers`
  return [
    rule(364),
    text('Show this ticket together with a photo identity card.', margin, 383, 9, 'regular', quiet),
    text('Issued by a demonstration: not valid for travel.', margin, 396, 9, 'regular', quiet),
    ...(names.some(losesLetters)
      ? [
          text(
            'Letters shown as ? stand in the booking, and in a copy of this text.',
            margin,
            409,
            9,
            'regular',
            quiet,
          ),
        ]
      : []),
    textEndingAt(rightEnd, total, 386, 18, 'bold', ink),
    textEndingAt(rightEnd, `Total fare for ${count}`, 400, 9, 'regular', quiet),
  ]
}

function qrCode(value: string, x: number, y: number, size: number): string[] {
  const { data } = encode(value, { ecc: 'M', border: 0 })
  const module = size / data.length
  // Neighbouring squares are one rectangle: hair-thin gaps between them disturb scanners.
  const bars = data.flatMap((row, line) =>
    row.flatMap((dark, start) => {
      if (!dark || row[start - 1]) return []
      const end = row.indexOf(false, start)
      const length = (end === -1 ? row.length : end) - start
      return [rectangle(x + start * module, y + line * module, length * module, module)]
    }),
  )
  const caption = 'Scan for the PNR'
  const captionStart = x + (size - textWidth(caption, 'regular', 8)) / 2
  return [fill(ink), ...bars, 'f', text(caption, captionStart, y + size + 14, 8, 'regular', quiet)]
}

function clockOf(instant: string | undefined): { text: string; day: number } {
  const at = new Date(instant ?? '')
  if (Number.isNaN(at.getTime())) return { text: '--:--', day: NaN }
  const shown = railwayTime(at)
  return { text: shown.slice(11, 16), day: Date.parse(shown.slice(0, 10)) / dayLength }
}

function minutesBetween(from: string | undefined, to: string | undefined): number | undefined {
  const minutes = Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000)
  return minutes > 0 ? minutes : undefined
}

/** `Mon 23 Nov 2026` */
function longDate(date: string): string {
  const [weekday, day, month, year] = new Date(`${date}T00:00:00Z`).toUTCString().replace(',', '').split(' ')
  return `${weekday} ${Number(day)} ${month} ${year}`
}

import { expect, test } from 'vitest'
import { ticketPdf, type Ticket } from './ticket-pdf.ts'

const ticket: Ticket = {
  pnr: 'K7Q2M9ZT',
  trainNumber: '12951',
  trainName: 'Mumbai Rajdhani',
  from: { name: 'Mumbai Central', code: 'MMCT' },
  to: { name: 'New Delhi', code: 'NDLS' },
  departureTime: '2020-01-01T11:30:00.000Z',
  arrivalTime: '2020-01-02T03:20:00.000Z',
  journeyDate: '2026-11-23T00:00:00.000Z',
  passengers: [
    { name: 'Ira Sol', age: 34, gender: 'F', seatNumber: 'B2-34' },
    { name: 'Leo Sol', age: 6, gender: 'M', seatNumber: null },
  ],
  totalFare: 2630,
  bookingStatus: 'Confirmed',
}

/** One character a byte, so that offsets in the text are offsets in the file. */
const read = (changes: Partial<Ticket> = {}) =>
  Buffer.from(ticketPdf({ ...ticket, ...changes })).toString('latin1')
const shownIn = (file: string) => [...file.matchAll(/\(((?:\\.|[^()\\])*)\) Tj/g)].map(([, text]) => text)

test('G5: the ticket is a PDF whose cross-reference table points at every object', () => {
  const file = read({
    passengers: [{ name: 'Zoë (Müller) \\ José', age: 40, gender: 'O', seatNumber: null }],
  })
  expect(file.startsWith('%PDF-1.')).toBe(true)
  expect(file.endsWith('%%EOF\n')).toBe(true)
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
  expect(file.slice(start, start + 5)).toBe('xref\n')
  const size = Number(/\/Size (\d+)/.exec(file)?.[1])
  const entries = [...file.slice(start).matchAll(/^(\d{10}) (\d{5}) ([nf]) $/gm)]
  expect(entries).toHaveLength(size)
  // The first entry is the head of the list of free objects.
  expect(entries.map(([, , , kind]) => kind).join('')).toBe(`f${'n'.repeat(size - 1)}`)
  const found = entries.slice(1).map(([, offset]) => /^\d+ 0 obj\n/.exec(file.slice(Number(offset)))?.[0])
  expect(found).toEqual(entries.slice(1).map((_, index) => `${index + 1} 0 obj\n`))
})

test('G5: the content stream is as long as it says', () => {
  const file = read()
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? []
  expect(stream?.length).toBe(Number(length))
})

test('G5: the ticket shows PNR, train, stations, times, date, passengers, total and status', () => {
  const shown = shownIn(read())
  for (const text of [
    'Railway Planner',
    'K7Q2M9ZT',
    '12951  Mumbai Rajdhani',
    'Mumbai Central',
    'MMCT',
    'New Delhi',
    'NDLS',
    '17:00',
    '08:50',
    '15h 50m',
    'Mon 23 Nov 2026',
    'arrives Tue 24 Nov 2026',
    'Ira Sol',
    '34',
    'Female',
    'B2-34',
    'Leo Sol',
    'Assigned later',
    'Rs. 2,630',
    'Confirmed',
  ]) {
    expect(shown).toContain(text)
  }
})

test('G5: parentheses and backslashes in names are escaped, unknown letters replaced', () => {
  const names = ['A (B) \\ C', 'Āśā Ṭhākur', 'अर्जुन', 'Zoë O’Neill']
  const file = read({ passengers: names.map((name) => ({ name, age: 30, gender: 'O', seatNumber: null })) })
  const shown = shownIn(file)
  expect(shown).toContain(String.raw`A \(B\) \\ C`)
  expect(shown).toContain('Asa Thakur')
  expect(shown.some((text) => /^\?+$/.test(text ?? ''))).toBe(true)
  // 0x92 is the typographic apostrophe in WinAnsi.
  expect(shown).toContain('Zoë O\u0092Neill')
})

test('G5: the QR code is drawn as squares, and differs between PNRs', () => {
  const squares = (file: string) => file.match(/^[\d.]+ [\d.]+ [\d.]+ [\d.]+ re$/gm) ?? []
  expect(squares(read()).length).toBeGreaterThan(100)
  expect(squares(read({ pnr: 'ZZZZ2222' }))).not.toEqual(squares(read()))
})

test('G5: a ticket without known times still opens, with the times left open', () => {
  const shown = shownIn(read({ departureTime: undefined, arrivalTime: undefined }))
  expect(shown.filter((text) => text === '--:--')).toHaveLength(2)
  expect(shown.filter((text) => /NaN|undefined|Invalid/.test(text ?? ''))).toEqual([])
})

test('G5: names too long for their place are shortened, and a big party ends with a count', () => {
  const passengers = Array.from({ length: 8 }, (_, index) => ({
    name: `Passenger ${index + 1} `.padEnd(120, 'x'),
    age: 30,
    gender: 'F' as const,
    seatNumber: null,
  }))
  const shown = shownIn(read({ passengers }))
  expect(shown).toContain('and 3 more')
  // 0x85 is the ellipsis in WinAnsi.
  expect(shown.filter((text) => text?.endsWith('\u0085'))).toHaveLength(5)
})

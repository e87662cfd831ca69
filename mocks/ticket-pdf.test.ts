import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => void vi.unstubAllGlobals())

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

const called = (...names: string[]) => ({
  passengers: names.map((name) => ({ name, age: 30, gender: 'O' as const, seatNumber: null })),
})
const utf16 = (value: string) => Buffer.from(value, 'utf16le').swap16().toString('hex')

test('G5: parentheses and backslashes in names are escaped', () => {
  const shown = shownIn(read(called('A (B) \\ C', 'Zoë O’Neill')))
  expect(shown).toContain(String.raw`A \(B\) \\ C`)
  // 0x92 is the typographic apostrophe in WinAnsi.
  expect(shown).toContain('Zoë O\u0092Neill')
})

test('G5: where nothing draws, Latin letters lose strokes and accents, others are said to be missing; a copy has all', () => {
  const names = {
    'Āśā Ṭhākur': 'Asa Thakur',
    'Łukasz Đỗ': 'Lukasz Do',
    'Şeyma Işık Ağaoğlu': 'Seyma Isik Agaoglu',
  }
  const latin = read(called(...Object.keys(names)))
  expect(shownIn(latin)).toEqual(expect.arrayContaining(Object.values(names)))
  for (const name of Object.keys(names)) expect(latin).toContain(`/ActualText <feff${utf16(name)}>`)
  const note = 'Letters shown as ? stand in the booking, and in a copy of this text.'
  expect(shownIn(latin)).not.toContain(note)
  const other = read(called('张伟 🚂'))
  expect(shownIn(other)).toEqual(expect.arrayContaining(['?? ?', note]))
  expect(other).toContain(`/ActualText <feff${utf16('张伟 🚂')}>`)
})

test('G5: in a browser letters that the fonts lack are a picture in the device’s own, with its words under it', () => {
  const context = {
    measureText: () => ({ width: 40, actualBoundingBoxAscent: 20, actualBoundingBoxDescent: 4 }),
    fillRect: () => {},
    fillText: () => {},
    // Black and white in turn, and then white only.
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
        at % 8 < 4 && at < 80 ? 0 : 255,
      ),
    }),
  }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
    },
  )
  const file = read(called('नरेंद्र', 'Zoë'))
  const [, width, height, hex = ''] =
    /BI \/W (\d+) \/H (\d+) \/BPC 8 \/CS \/RGB \/F \[\/AHx \/RL\] ID ([0-9a-f]+)> EI/.exec(file) ?? []
  expect([width, height]).toEqual(['40', '24'])
  const bytes = [...Buffer.from(hex, 'hex')]
  const pixels: number[] = []
  while (bytes[0] !== 128) {
    const count = bytes.shift() ?? 0
    const run = bytes.splice(0, count > 128 ? 1 : count + 1)
    for (let turn = count > 128 ? 257 - count : 1; turn > 0; turn -= 1) pixels.push(...run)
  }
  expect(pixels).toHaveLength(40 * 24 * 3)
  expect(pixels.slice(0, 6)).toEqual([0, 0, 0, 255, 255, 255])
  expect(file.match(/BI \/W/g)).toHaveLength(1)
  expect(file).toContain(`/ActualText <feff${utf16('नरेंद्र')}>`)
  expect(shownIn(file)).toContain('Zoë')
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

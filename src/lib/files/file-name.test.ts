import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dispositionFileName, fileNameOf, safeFileName } from './file-name'

test.each([
  ['ticket-K7Q2M9ZT.pdf', 'ticket-K7Q2M9ZT.pdf'],
  ['Bengalūru → Pune.pdf', 'Bengalūru → Pune.pdf'],
  ['../../etc/passwd', 'etcpasswd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['C:\\Windows\\win.ini', 'CWindowswin.ini'],
  ['.bashrc', 'bashrc'],
  ['...', undefined],
  ['  ticket.pdf. ', 'ticket.pdf'],
  ['tick\u0000et.pdf\n', 'ticket.pdf'],
  ['tick\u2028et\u2029.pdf', 'ticket.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u2069c\u200fd\u061ce.pdf', 'abcde.pdf'],
  ['<img src=x>:"|?*.pdf', 'img src=x.pdf'],
  ['con', undefined],
  ['CON.pdf', undefined],
  ['lpt1.txt', undefined],
  ['CON .pdf', undefined],
  ['nul \u00a0.tar.gz', undefined],
  ['COM¹.pdf', undefined],
  ['LPT².txt', undefined],
  ['com³', undefined],
  ['CONIN$', undefined],
  ['CONOUT$.pdf', undefined],
  ['com.pdf', 'com.pdf'],
  ['con in.pdf', 'con in.pdf'],
  ['console.pdf', 'console.pdf'],
  ['', undefined],
  [' ', undefined],
  ['////', undefined],
  [undefined, undefined],
])('G5, G37: %j is saved as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected)
})

test('G37: a long name keeps its ending, and is safe where it was cut', () => {
  expect(safeFileName(`${'x'.repeat(500)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`)
  expect(safeFileName(`${'x'.repeat(10)}.${'y'.repeat(115)}.pdf`)).toMatch(/^y+\.pdf$/)
  expect(safeFileName(`${'🚆'.repeat(59)}x.pdf`)?.isWellFormed()).toBe(true)
})

test('G37: whatever the server calls a file, it stays in its folder and shows its ending', () => {
  const hostile = fc.constantFrom('/', '\\', '..', '.', ' ', '\u0000', '\u202e', ':', 'con', 'nul', '🚆', 'a')
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(hostile, { maxLength: 300 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(name, (text) => {
      const safe = safeFileName(text) ?? 'none'
      expect(safe).not.toMatch(/[/\\:<>"|?*]|\p{Cc}|[\u200b-\u200f\u2028-\u202e\u2066-\u2069\u061c]/u)
      expect(safe).not.toMatch(/^[.\s]|[.\s]$|^(con|nul)(\.|$)/i)
      expect(safe.length > 0 && safe.length <= 120).toBe(true)
      expect(safe.isWellFormed()).toBe(true)
    }),
    { seed: 17, numRuns: 5000 },
  )
})

test.each([
  ['K7Q2M9ZT', 'ticket-K7Q2M9ZT.pdf'],
  ['../../x', 'ticket-x.pdf'],
  ['a\u202eb\n:|?', 'ticket-ab.pdf'],
  ['con', 'ticket-con.pdf'],
  ['x'.repeat(500), `ticket-${'x'.repeat(120)}.pdf`],
  ['', 'ticket.pdf'],
  [' . ', 'ticket.pdf'],
])('CNF-2 goal G37: the ticket of %j is called %s', (name, expected) => {
  expect(fileNameOf('ticket', name, 'pdf')).toBe(expected)
})

test.each([
  ['attachment; filename="ticket-K7.pdf"', 'ticket-K7.pdf'],
  ['attachment; filename=ticket-K7.pdf', 'ticket-K7.pdf'],
  ['ATTACHMENT; FILENAME = "ticket-K7.pdf"; size=5', 'ticket-K7.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a b.pdf'],
  ['attachment; filename="one;two.pdf"', 'one;two.pdf'],
  ["attachment; filename*=UTF-8''Bengal%C5%ABru.pdf", 'Bengalūru.pdf'],
  ['attachment; filename="plain.pdf"; filename*=utf-8\'en\'extended.pdf', 'extended.pdf'],
  ['attachment; filename*=UTF-8\'\'%E0%A4.pdf; filename="plain.pdf"', 'plain.pdf'],
  ["attachment; filename*=UTF-8''%2e%2e%2f; filename=plain.pdf", 'plain.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fevil.exe", 'evil.exe'],
  ["attachment; filename*=UTF-16''x.pdf; filename=plain.pdf", 'plain.pdf'],
  ['attachment; filename=""', undefined],
  ['attachment; filename=', undefined],
  ['attachment', undefined],
  ['inline', undefined],
  ['', undefined],
  [null, undefined],
])('G5: %j names %j', (header, expected) => {
  expect(dispositionFileName(header)).toBe(expected)
})

test('G5: no header makes it throw, or takes long', () => {
  const part = fc.constantFrom('filename', '*', '=', '"', '\\', ';', ' ', "UTF-8''", '%', 'ab', '%C5', '.pdf')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
      expect(dispositionFileName(parts.join('')) ?? 'none').toMatch(/^[^/\\"]+$/)
    }),
    { seed: 19, numRuns: 3000 },
  )
})

/** Just enough of PDF to draw one page: primitives, texts in the built-in fonts, and the file around them. */

type Font = 'regular' | 'bold' | 'mono'
export type Colour = readonly [red: number, green: number, blue: number]

/** A5, landscape, in points. */
export const page = { width: 595, height: 420 }

const fontKeys: Record<Font, string> = { regular: 'F1', bold: 'F2', mono: 'F3' }
/** Widths of the characters from space to tilde, in thousandths of the font size, as Adobe's metrics give them. */
const glyphWidths: Record<'regular' | 'bold', readonly number[]> = {
  regular: widths(
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  ),
  bold: widths(
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  ),
}
/** WinAnsi's own characters from 0x80 on; a blank stands for an unused code. */
const winAnsi = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

function widths(row: string): number[] {
  return row.split(' ').map(Number)
}

/** Objects 1 to n: the first is the catalog, the last the document information. One character is one byte here. */
export function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  // Four bytes beyond ASCII tell programs that look at a file's beginning that it is not text.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  // Each entry is exactly twenty bytes long, hence the blank before the line end.
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

const number = (value: number) => String(Math.round(value * 100) / 100)
/** The drawing counts from the top, as screens do; a PDF counts from the bottom. */
export const point = (x: number, y: number) => `${number(x)} ${number(page.height - y)}`
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `${point(x, y + height)} ${number(width)} ${number(height)} re`
export const fill = (colour: Colour) => `${colour.map(number).join(' ')} rg`
export const stroke = (colour: Colour) => `${colour.map(number).join(' ')} RG`
export const tint = ([red, green, blue]: Colour): Colour => [
  1 - (1 - red) * 0.14,
  1 - (1 - green) * 0.14,
  1 - (1 - blue) * 0.14,
]
export const box = (x: number, y: number, width: number, height: number, colour: Colour) =>
  `${fill(colour)} ${rectangle(x, y, width, height)} f`

/** A round dot as four curves; 0.5523 makes them a circle. */
export function dot(x: number, y: number, radius: number, colour: Colour): string {
  const bend = radius * 0.5523
  const curve = (...points: readonly [number, number][]) =>
    `${points.map(([px, py]) => point(px, py)).join(' ')} c`
  return [
    fill(colour),
    `${point(x + radius, y)} m`,
    curve([x + radius, y + bend], [x + bend, y + radius], [x, y + radius]),
    curve([x - bend, y + radius], [x - radius, y + bend], [x - radius, y]),
    curve([x - radius, y - bend], [x - bend, y - radius], [x, y - radius]),
    curve([x + bend, y - radius], [x + radius, y - bend], [x + radius, y]),
    'f',
  ].join(' ')
}

export function text(value: string, x: number, y: number, size: number, font: Font, colour: Colour): string {
  return `BT ${fill(colour)} /${fontKeys[font]} ${number(size)} Tf ${point(x, y)} Td ${literal(value)} Tj ET`
}

export const textEndingAt = (
  end: number,
  value: string,
  y: number,
  size: number,
  font: 'regular' | 'bold',
  colour: Colour,
) => text(value, end - textWidth(value, font, size), y, size, font, colour)

export function textWidth(value: string, font: 'regular' | 'bold', size: number): number {
  const letters = [...toWinAnsi(value)]
  // Letters with accents are about as wide as a digit.
  return (
    letters.reduce((sum, letter) => sum + (glyphWidths[font][letter.charCodeAt(0) - 32] ?? 556), 0) *
    (size / 1000)
  )
}

export function fit(value: string, font: 'regular' | 'bold', size: number, width: number): string {
  if (textWidth(value, font, size) <= width) return value
  let shorter = value
  while (shorter && textWidth(`${shorter}…`, font, size) > width) shorter = shorter.slice(0, -1)
  return `${shorter.trimEnd()}…`
}

export const literal = (value: string) => `(${toWinAnsi(value).replaceAll(/[\\()]/g, '\\$&')})`

/** One character a byte; what the encoding lacks loses its accents or becomes a question mark. */
function toWinAnsi(value: string): string {
  return [...value.replaceAll('₹', 'Rs. ').normalize('NFC')].map(toByte).join('')
}

function toByte(character: string): string {
  const code = character.codePointAt(0) ?? 63
  if (code < 32) return ' '
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return character
  const special = winAnsi.indexOf(character)
  if (special >= 0) return String.fromCharCode(128 + special)
  const plain = character.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return /^[\x20-\x7e]+$/.test(plain) ? plain : '?'
}

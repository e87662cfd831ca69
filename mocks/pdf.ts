/** Just enough of PDF to draw one page: primitives, texts in the built-in fonts, and the file around them. */

import { type Colour, type Font, pictureOf, widthOfPicture } from './pdf-picture.ts'

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

/**
 * Letters that the built-in fonts lack are drawn by the device where it can, else without accents or as question marks;
 * read out or copied, the words are right in any case.
 */
export function text(value: string, x: number, y: number, size: number, font: Font, colour: Colour): string {
  const glyphs = `BT ${fill(colour)} /${fontKeys[font]} ${number(size)} Tf ${point(x, y)} Td ${literal(value)} Tj ET`
  if (isBuiltIn(value)) return glyphs
  const picture = pictureOf(printable(value), size, font, colour)
  const shown = picture
    ? `q 3 Tr ${glyphs} Q q ${number(picture.width)} 0 0 ${number(picture.height)} ` +
      `${point(x, y + picture.depth)} cm ${picture.image} Q`
    : glyphs
  return `/Span << /ActualText ${textString(value)} >> BDC ${shown} EMC`
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
  const drawn = isBuiltIn(value) ? undefined : widthOfPicture(printable(value), size, font)
  if (drawn !== undefined) return drawn
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
  while (shorter && textWidth(`${shorter}…`, font, size) > width) {
    // A letter goes with its accents.
    shorter = shorter.replace(/\P{Mark}?\p{Mark}*$/u, '')
  }
  return `${shorter.trimEnd()}…`
}

const literal = (value: string) => `(${toWinAnsi(value).replaceAll(/[\\()]/g, '\\$&')})`

/** A text about the file, in any letters. */
export const textString = (value: string) =>
  `<feff${value.replaceAll(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))}>`

/** As one line, which is how the fonts have it. */
const printable = (value: string) =>
  value
    .replaceAll('₹', 'Rs. ')
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')

const isBuiltIn = (value: string) =>
  [...printable(value)].every((character) => builtInByte(character) !== undefined)

/** One character a byte; what the encoding lacks loses its accents or becomes a question mark. */
const toWinAnsi = (value: string) =>
  [...printable(value)].map((character) => builtInByte(character) ?? plainLetter(character)).join('')

/** Whether some of its letters can only be shown as question marks here. */
export const losesLetters = (value: string) =>
  !isBuiltIn(value) &&
  widthOfPicture(value, 1, 'regular') === undefined &&
  toWinAnsi(value).split('?').length > value.split('?').length

function builtInByte(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 63
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return character
  const special = winAnsi.indexOf(character)
  return special >= 0 ? String.fromCharCode(128 + special) : undefined
}

/** Latin letters whose stroke or missing dot is no accent that could be taken off. */
const struck = 'ŁLłlĐDđdıiĦHħhŦTŧtŊNŋnƏEəe'

function plainLetter(character: string): string {
  const at = struck.indexOf(character)
  if (at >= 0 && at % 2 === 0) return struck.charAt(at + 1)
  const plain = character.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return /^[\x20-\x7e]+$/.test(plain) ? plain : '?'
}

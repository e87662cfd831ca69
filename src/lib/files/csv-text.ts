import { otherTasks } from '@/lib/lists/slices'

/** What cannot be taken as a CSV file: its message says what is wrong, its detail what to do. */
export class CsvError extends Error {
  override name = 'CsvError'
  readonly detail: string | undefined
  constructor(message: string, detail?: string) {
    super(message)
    this.detail = detail
  }
}

const mostBytes = 10_000_000

const utf8Advice =
  'In a spreadsheet, save it as “CSV UTF-8”; in a text editor, choose the encoding UTF-8. Then choose it again.'
const csvAdvice = 'Open it where it was made and save it as “CSV UTF-8”, then choose that file.'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const isPdf = (bytes: Uint8Array) => startsWith(bytes, 0x25, 0x50, 0x44, 0x46)

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  return 'utf-8'
}

function decoded(bytes: Uint8Array): string {
  if (isSpreadsheet(bytes)) throw new CsvError('This is a spreadsheet, not a CSV file', csvAdvice)
  const encoding = encodingOf(bytes)
  // Where text files of this encoding have no such byte, pictures and programs do.
  if (isPdf(bytes) || (encoding === 'utf-8' && bytes.subarray(0, 8000).includes(0))) {
    throw new CsvError('This is not a text file', csvAdvice)
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new CsvError('The letters of this file cannot be read: it is not UTF-8', utf8Advice)
  }
}

/**
 * A text that may be CSV, with its lines ended by line feeds alone, be it in a cell or behind a row.
 * @throws {CsvError}
 */
export function checkedCsv(text: string): string {
  if (text.length > mostBytes) throw tooLarge()
  const plain = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const start = plain.slice(0, 2000).trimStart()
  if (start === '' && plain.trim() === '') throw new CsvError('There is nothing in it', 'It is empty.')
  if (/^<[a-z!?]/i.test(start)) {
    throw new CsvError(
      'This is a web page, not a CSV file',
      'Perhaps you were signed out where it was downloaded. Sign in there and download it again.',
    )
  }
  return plain
}

const tooLarge = () => new CsvError('It is larger than 10 MB', 'Split it into smaller files.')

/**
 * The text of a CSV file in UTF-8, or in UTF-16 that says so.
 * @throws {CsvError}
 */
export async function csvTextOf(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw tooLarge()
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    const reason = error instanceof Error ? error.message : undefined
    throw new CsvError('The file could not be read', reason)
  }
  const text = decoded(bytes)
  await otherTasks()
  return checkedCsv(text)
}

import { inSlices } from './slices'

/** A text of this length is read at once: it takes a few milliseconds. */
const shortText = 200_000
const chunkLength = 50_000

const [quote, backslash, comma, colon] = [34, 92, 44, 58]
const [openBracket, closeBracket, openBrace, closeBrace] = [91, 93, 123, 125]

const isBlank = (code: number) => code === 32 || code === 10 || code === 13 || code === 9

function afterBlanks(text: string, at: number): number {
  let next = at
  while (isBlank(text.charCodeAt(next))) next += 1
  return next
}

/** Past the end of the string that opens there; NaN where it does not end. */
function afterString(text: string, opening: number): number {
  for (let at = text.indexOf('"', opening + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return at + 1
  }
  return Number.NaN
}

/**
 * The next comma or end of a list, or of an object, whose inside `from` is in, at least `least` characters on; NaN where
 * there is none.
 */
function nextEnd(text: string, from: number, least = 0): number {
  let depth = 0
  for (let at = from; at < text.length;) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = afterString(text, at)
      continue
    }
    if (code === openBracket || code === openBrace) depth += 1
    else if (code === closeBracket || code === closeBrace) {
      if (depth === 0) return at
      depth -= 1
    } else if (code === comma && depth === 0 && at - from >= least) return at
    at += 1
  }
  return Number.NaN
}

/** Where the list begins that an answer is, or has as its `data`: at its bracket. */
function listStart(text: string): number | undefined {
  let at = afterBlanks(text, 0)
  if (text.charCodeAt(at) === openBracket) return at
  if (text.charCodeAt(at) !== openBrace) return undefined
  for (;;) {
    const key = afterBlanks(text, at + 1)
    const end = text.charCodeAt(key) === quote ? afterString(text, key) : Number.NaN
    const sign = afterBlanks(text, end)
    if (Number.isNaN(end) || text.charCodeAt(sign) !== colon) return undefined
    const value = afterBlanks(text, sign + 1)
    if (text.slice(key, end) === '"data"') {
      return text.charCodeAt(value) === openBracket ? value : undefined
    }
    at = nextEnd(text, value)
    if (text.charCodeAt(at) !== comma) return undefined
  }
}

/** The items of a list from its bracket on, and where it ends; undefined where it does not. */
async function listFrom(text: string, start: number, signal?: AbortSignal) {
  const items: unknown[] = []
  let from = start + 1
  let closed = false
  await inSlices(() => {
    const end = nextEnd(text, from, chunkLength)
    if (Number.isNaN(end)) return false
    const chunk = JSON.parse(`[${text.slice(from, end)}]`) as unknown[]
    // Nothing between two commas, or between one and the end, is no list.
    if (chunk.length === 0 && from > start + 1) return false
    for (const item of chunk) items.push(item)
    closed = text.charCodeAt(end) !== comma
    from = closed ? end : end + 1
    return !closed
  }, signal)
  return closed && text.charCodeAt(from) === closeBracket ? { items, end: from + 1 } : undefined
}

/**
 * What `JSON.parse` gives. The list that a long answer is, or has as its `data`, is read in slices: a country's trains
 * in one piece would keep the page for many frames.
 *
 * @throws {SyntaxError} where the text is no JSON, or the signal's reason
 */
export async function parseLongJson(text: string, signal?: AbortSignal): Promise<unknown> {
  const start = text.length > shortText ? listStart(text) : undefined
  const list = start === undefined ? undefined : await listFrom(text, start, signal)
  // A name that is there twice stands for its last value.
  if (start === undefined || !list || text.includes('"data"', list.end)) return JSON.parse(text)
  const rest: unknown = JSON.parse(`${text.slice(0, start)}[]${text.slice(list.end)}`)
  return Array.isArray(rest) ? list.items : { ...(rest as object), data: list.items }
}

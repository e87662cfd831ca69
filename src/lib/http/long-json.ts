import { noop } from '@/lib/noop'
import { pace } from '@/lib/lists/slices'

/** A text of this length is read at once: it takes a few milliseconds. */
const shortText = 100_000
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
    if (Number.isNaN(end)) return undefined
    const sign = afterBlanks(text, end)
    if (text.charCodeAt(sign) !== colon) return undefined
    const value = afterBlanks(text, sign + 1)
    if (text.slice(key, end) === '"data"') {
      return text.charCodeAt(value) === openBracket ? value : undefined
    }
    at = nextEnd(text, value)
    if (text.charCodeAt(at) !== comma) return undefined
  }
}

/** The text of a body, as `Response.text` gives it, but as it comes. */
class Incoming {
  #reader: ReadableStreamDefaultReader<Uint8Array>
  #decoder = new TextDecoder()
  ended = false

  constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader
  }

  /** At least so many characters of what comes next; fewer at the end. */
  async next(length: number): Promise<string> {
    let text = ''
    while (!this.ended && text.length < length) {
      const { done, value } = await this.#reader.read()
      this.ended = done
      text += this.#decoder.decode(value, { stream: !done })
    }
    return text
  }

  rest = () => this.next(Number.POSITIVE_INFINITY)
}

/** Stands for the list while what is around it is read. */
const mark = '\0list'

/** What the answer says before its list, which is empty in it; undefined where that cannot be known yet. */
function headOf(before: string): unknown {
  try {
    return JSON.parse(before.trimStart().startsWith('{') ? `${before}[]}` : `${before}[]`)
  } catch {
    return undefined
  }
}

/** @param text how the answer begins, with the bracket of its list at `start` */
async function withList(
  text: string,
  start: number,
  incoming: Incoming,
  turn: ReturnType<typeof pace>,
  onItems: OnItems,
) {
  const before = text.slice(0, start)
  const head = headOf(before)
  const items: unknown[] = []
  let [unread, from] = [text, start + 1]
  for (let more = true; more;) {
    await turn()
    const end = nextEnd(unread, from, chunkLength)
    if (Number.isNaN(end)) {
      if (incoming.ended) throw new SyntaxError('The list does not end')
      // A record that is longer than what is there is looked through again with twice as much of it.
      unread = unread.slice(from)
      unread += await incoming.next(Math.max(chunkLength, unread.length))
      from = 0
      continue
    }
    const chunk = JSON.parse(`[${unread.slice(from, end)}]`) as unknown[]
    more = unread.charCodeAt(end) === comma
    if (chunk.length === 0 && (more || items.length > 0))
      throw new SyntaxError('A comma with nothing behind it')
    if (!more && unread.charCodeAt(end) !== closeBracket) throw new SyntaxError('The list ends as an object')
    for (const item of chunk) items.push(item)
    onItems(items, head)
    from = end + 1
  }
  const rest: unknown = JSON.parse(
    before + JSON.stringify(mark) + unread.slice(from) + (await incoming.rest()),
  )
  if (rest === mark) return items
  // A name that is there twice has its last value.
  return (rest as { data: unknown }).data === mark ? { ...(rest as object), data: items } : rest
}

async function readJson(
  incoming: Incoming,
  signal: AbortSignal | undefined,
  onItems: OnItems,
): Promise<unknown> {
  const text = await incoming.next(shortText)
  const start = incoming.ended ? undefined : listStart(text)
  if (start !== undefined) return withList(text, start, incoming, pace(signal), onItems)
  const whole = text + (await incoming.rest())
  return whole === '' ? undefined : JSON.parse(whole)
}

/**
 * Called whenever more of a long list has come, with all that has come of it, in one array that grows.
 * @param head the answer with an empty list, as far as it stood before the list
 */
export type OnItems = (items: readonly unknown[], head: unknown) => void

/**
 * What `Response.json` gives; undefined for an empty body. The list that a long answer is, or has as its `data`, is read
 * as it comes and in slices: a country's trains in one piece would keep the page for many frames.
 *
 * @throws {SyntaxError} where the body is no JSON, or the signal's reason
 */
export async function readLongJson(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
  onItems: OnItems = noop,
): Promise<unknown> {
  const reader = body.getReader()
  try {
    return await readJson(new Incoming(reader), signal, onItems)
  } catch (error) {
    void reader.cancel(error).catch(noop)
    throw error
  }
}

import { isPnr, normalPnr } from './booking'

const pnrOrNone = (text: string) => (isPnr(normalPnr(text)) ? normalPnr(text) : undefined)

/** "PNR: K7Q2M9ZT", "PNR no. K7Q2M9ZT", to the end of its line. */
const label = /(?<!\p{L})PNR(?![\p{L}\p{N}])(?:[\s.]*(?:no|number|code|is)\b)*[^\p{L}\p{N}\n]*([^\n]+)/iu
/** A field of one line glues the lines of a text together: after the PNR of a shared one come the passengers. */
const glued = /^([A-Z0-9]{6,10}?)(?=\d passenger)/i

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

function afterLabel(text: string): string | undefined {
  const [, rest = ''] = label.exec(text) ?? []
  const [, first] = glued.exec(rest) ?? []
  return pnrOrNone(first ?? rest) ?? pnrOrNone(wordsOf(rest)[0] ?? '')
}

/**
 * A word of letters alone is more likely a name. Of several that may be one, none is meant; a single word that is not
 * quite one is a slip, and an address has ids in it.
 */
function onlyWord(text: string): string | undefined {
  const words = wordsOf(text)
  if (words.length < 2 || /^\S*\/\S*$/.test(text)) return undefined
  const [word, another] = words.filter(
    (part) => isPnr(part.toUpperCase()) && /\d/.test(part) && /\p{L}/u.test(part),
  )
  return another === undefined ? word?.toUpperCase() : undefined
}

const brackets = /^[\s("'\u2018\u201c[]+|[\s)"'\u2019\u201d\].,;:]+$/g

/** The PNR that was typed, or that is in what was pasted: a line of a shared text, the name of a ticket. */
export function pnrIn(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(brackets, '')
  return afterLabel(plain) ?? pnrOrNone(plain) ?? onlyWord(plain)
}

const bookingLink = /^\S*\/bookings\/(?:(pnr|confirmation)\/)?([\w%-]+)\/?(?:[?#]\S*)?$/

/** What a text leads to: a PNR, or a booking by its link. */
export function bookingIn(text: string): { pnr: string } | { bookingId: string } | undefined {
  const [, kind, segment] = bookingLink.exec(text.trim()) ?? []
  if (segment !== undefined && kind !== 'pnr' && segment !== 'new') return { bookingId: segment }
  const pnr = pnrIn(segment ?? text)
  return pnr === undefined ? undefined : { pnr }
}

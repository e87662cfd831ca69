import { type Weekday, weekdays } from './calendar-date'

const fullNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const workdays = weekdays.slice(1, 6)

/** Every word that means days, in small letters: a word that only begins like one of them means something else. */
const words = new Map<string, readonly Weekday[]>([
  ...weekdays.flatMap((day, index): [string, Weekday[]][] => {
    const fullName = fullNames[index] ?? ''
    return [day.toLowerCase(), fullName, `${fullName}s`].map((word) => [word, [day]])
  }),
  ['tues', ['Tue']],
  ['weds', ['Wed']],
  ['thur', ['Thu']],
  ['thurs', ['Thu']],
  ['daily', weekdays],
  ['everyday', weekdays],
  ['weekday', workdays],
  ['weekdays', workdays],
  ['weekend', ['Sat', 'Sun']],
  ['weekends', ['Sat', 'Sun']],
])

const daysOfWord = (word: string) => words.get(word.toLowerCase())

const everyDay = /\b(?:every|all)\s+days?\b/gi
const rangeMark = /\s*(?:[\p{Pd}\u2212~\u2192]|\.{2,}|(?<=\s)(?:to|through|thru|till|until)(?=\s))\s*/giu
const separator = /[\s,;/|&+.\u00b7\u2022]+|(?<=\s)and(?=\s)/i

/** Friday to Monday goes on past the end of the week. A range from a day to the same day may be one day, or seven. */
function daysOfRange(from: string, to: string): readonly Weekday[] | undefined {
  const [[first, ...others] = [], [last, ...more] = []] = [daysOfWord(from), daysOfWord(to)]
  if (!first || !last || others.length > 0 || more.length > 0 || first === last) return undefined
  const start = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - start + 7) % 7) + 1
  return [...weekdays, ...weekdays].slice(start, start + length)
}

function daysOfPiece(piece: string): readonly Weekday[] | undefined {
  const [from = '', to, ...more] = piece.split('-')
  if (to === undefined) return daysOfWord(from)
  return more.length > 0 ? undefined : daysOfRange(from, to)
}

export interface WeekdaysRead {
  /** From Sunday on, each once. */
  days: Weekday[]
  /** The pieces that mean no days. Who leaves them out has fewer days than were meant. */
  unread: string[]
}

/**
 * The days of the week in a text: 'Mon, Wed', 'monday to friday', 'Fri–Sun', 'Daily', 'Weekends'. Digits are none of
 * them: 1 is Monday on one timetable and Sunday on the next.
 */
export function readWeekdays(text: string): WeekdaysRead {
  const pieces = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(everyDay, 'daily')
    .replaceAll(rangeMark, '-')
    .split(separator)
    .filter(Boolean)
  const said = new Set<Weekday>()
  const unread: string[] = []
  for (const piece of pieces) {
    const days = daysOfPiece(piece)
    if (days) for (const day of days) said.add(day)
    else unread.push(piece)
  }
  return { days: weekdays.filter((day) => said.has(day)), unread }
}

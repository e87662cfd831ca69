/**
 * How the locale of a build writes what every page shows, as `scripts/locale-data.ts` found it. What is left out there is
 * asked of the browser, whose first answer takes a phone a tenth of a second.
 */
export interface LocaleData {
  /** Whole numbers from 0 on: how many digits the last group has and each before it, and what stands between. */
  number?: { last: number; others: number; separator: string; least: number }
  /** What stands before and after a whole number of the currency. */
  money?: { before: string; after: string }
  /** From Sunday and from January. */
  weekdays: readonly string[]
  months: readonly string[]
  /** `{weekday} {day} {month}`, with names of the parts. */
  day?: string
  date?: string
  instant?: string
}

/** In the words of `Intl.DateTimeFormat`. */
export const dateForms = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  instant: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Numbers = NonNullable<LocaleData['number']>

/** @param value a whole number that is not negative */
export function groupedNumber(value: number, { last, others, separator, least }: Numbers): string {
  const digits = String(value)
  if (digits.length < last + least) return digits
  const groups = [digits.slice(-last)]
  for (let end = digits.length - last; end > 0; end -= others)
    groups.unshift(digits.slice(Math.max(0, end - others), end))
  return groups.join(separator)
}

/** @param at a moment as its zone's clocks show it, `YYYY-MM-DDTHH:mm:ss.sssZ` */
export function dateInWords(pattern: string, at: string, { weekdays, months }: LocaleData): string {
  const [year = '', month = '', day = ''] = at.slice(0, 10).split('-')
  const parts: Record<string, string | undefined> = {
    weekday: weekdays[new Date(at).getUTCDay()],
    day: String(Number(day)),
    month: months[Number(month) - 1],
    year: String(Number(year)),
    hour: at.slice(11, 13),
    minute: at.slice(14, 16),
  }
  return pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
}

import { currency, locale } from '@/lib/config'
import { lazily, perText } from '@/lib/memo'
import { clocksAt } from '@/lib/zone-offset'
import { dateForms, dateInWords, groupedNumber } from './locale-data'

const unknown = '—'
const data = import.meta.env.LOCALE_DATA ?? { weekdays: [], months: [] }

// Making a format takes longer than a thousand times of using it.
const money = lazily(
  () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
)
const moneyExact = lazily(() => new Intl.NumberFormat(locale, { style: 'currency', currency }))
const whole = lazily(() => new Intl.NumberFormat(locale))

const isPlain = (value: number) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)

/** Rupees, without paise where there are none. TRN-3: what is not known is a dash. */
export function formatMoney(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return unknown
  if (data.number && data.money && isPlain(amount))
    return data.money.before + groupedNumber(amount, data.number) + data.money.after
  return (Number.isInteger(amount) ? money : moneyExact)().format(amount)
}

export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined) return unknown
  return data.number && isPlain(value) ? groupedNumber(value, data.number) : whole().format(value)
}

const dateFormat = perText(
  (form) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      ...(form === 'day' ? dateForms.day : dateForms.date),
    }),
)

/** A calendar date is the same day everywhere: it is formatted in UTC, where it is midnight. */
function formatWith(form: 'day' | 'date', date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time)) return unknown
  const pattern = data[form]
  const words = pattern ? dateInWords(pattern, `${date}T00:00:00.000Z`, data) : dateFormat(form).format(time)
  // Some locales put a comma between weekday and day; a timetable does not.
  return words.replaceAll(',', '')
}

/** 'Mon 23 Nov', from YYYY-MM-DD. */
export const formatDay = (date: string) => formatWith('day', date)

/** 'Mon 23 Nov 2026', from YYYY-MM-DD. */
export const formatDate = (date: string) => formatWith('date', date)

const instantFormat = perText(
  (timeZone) => new Intl.DateTimeFormat(locale, { timeZone, ...dateForms.instant }),
)

/** '23 Nov 2026, 16:35', from an ISO instant. */
export function formatInstant(instant: string | undefined, timeZone: string): string {
  const time = Date.parse(instant ?? '')
  if (Number.isNaN(time)) return unknown
  const shown = clocksAt(time, timeZone)
  return data.instant && /^\d/.test(shown)
    ? dateInWords(data.instant, shown, data)
    : instantFormat(timeZone).format(time)
}

/** '1 train', '12 trains'. */
export const counted = (count: number, one: string, other = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : other}`

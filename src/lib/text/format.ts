import { currency, locale } from '@/lib/config'
import { lazily, perText } from '@/lib/memo'

const unknown = '—'

// Making a format takes a phone longer than a thousand times of using it.
const money = lazily(
  () => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
)
const moneyExact = lazily(() => new Intl.NumberFormat(locale, { style: 'currency', currency }))
const whole = lazily(() => new Intl.NumberFormat(locale))

/** Rupees, without paise where there are none. TRN-3: what is not known is a dash. */
export const formatMoney = (amount: number | null | undefined) =>
  amount === null || amount === undefined
    ? unknown
    : (Number.isInteger(amount) ? money : moneyExact)().format(amount)

export const formatNumber = (value: number | null | undefined) =>
  value === null || value === undefined ? unknown : whole().format(value)

// A calendar date is the same day everywhere: it is formatted in UTC, where it is midnight.
const utc = { timeZone: 'UTC' } as const
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { ...utc, ...day }))
const fullDate = lazily(() => new Intl.DateTimeFormat(locale, { ...utc, ...day, year: 'numeric' }))

const formatWith = (format: () => Intl.DateTimeFormat, date: string) => {
  const time = Date.parse(`${date}T00:00:00Z`)
  // Some locales put a comma between weekday and day; a timetable does not.
  return Number.isNaN(time) ? unknown : format().format(time).replaceAll(',', '')
}

/** 'Mon 23 Nov', from YYYY-MM-DD. */
export const formatDay = (date: string) => formatWith(dayAndMonth, date)

/** 'Mon 23 Nov 2026', from YYYY-MM-DD. */
export const formatDate = (date: string) => formatWith(fullDate, date)

const instantFormat = perText(
  (timeZone) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** '23 Nov 2026, 16:35', from an ISO instant. */
export const formatInstant = (instant: string | undefined, timeZone: string) => {
  const time = Date.parse(instant ?? '')
  return Number.isNaN(time) ? unknown : instantFormat(timeZone).format(time)
}

/** '1 train', '12 trains'. */
export const counted = (count: number, one: string, other = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : other}`

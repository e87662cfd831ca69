import { dateForms, dateInWords, groupedNumber, type LocaleData } from '../src/lib/text/locale-data.ts'
import type { ZoneData } from '../src/lib/zone-offset.ts'

const dayMs = 86_400_000
const utc = { timeZone: 'UTC' } as const

const numbers = [0, 7, 12, 999, 1000, 1234, 9999, 10_000, 99_999, 100_000, 1_234_567, 987_654_321, 1e12]
const moments = Array.from({ length: 800 }, (_, index) => Date.UTC(2024, 0, 1, 0, index) + index * dayMs)

function numberForm(format: Intl.NumberFormat): LocaleData['number'] {
  const parts = format.formatToParts(123_456_789_012)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const [last = 0, others = last] = groups.toReversed()
  const separator = parts.find(({ type }) => type === 'group')?.value ?? ''
  const least = format.format(1000).includes(separator) ? 1 : 2
  const form = { last, others, separator, least }
  return numbers.every((number) => groupedNumber(number, form) === format.format(number)) ? form : undefined
}

function moneyForm(format: Intl.NumberFormat, number: LocaleData['number']): LocaleData['money'] {
  if (!number) return undefined
  const [before = '', after = ''] = format.format(7).split('7')
  const form = { before, after }
  const isRight = (value: number) => before + groupedNumber(value, number) + after === format.format(value)
  return numbers.every(isRight) ? form : undefined
}

const partOf = (format: Intl.DateTimeFormat, part: string, moment: number) =>
  format.formatToParts(moment).find(({ type }) => type === part)?.value ?? ''

/** How the locale writes what every page shows; what it writes in a way that this cannot describe is left out. */
export function localeData(locale: string, currency: string): LocaleData {
  const number = numberForm(new Intl.NumberFormat(locale))
  const money = moneyForm(
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
    number,
  )
  const whole = new Intl.DateTimeFormat(locale, { ...utc, ...dateForms.date })
  const names: LocaleData = {
    // 2023 began with a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => partOf(whole, 'weekday', Date.UTC(2023, 0, day + 1))),
    months: Array.from({ length: 12 }, (_, month) => partOf(whole, 'month', Date.UTC(2023, month, 1))),
  }
  const patternOf = (form: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...utc, ...form })
    const pattern = format
      .formatToParts(0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join('')
    const isRight = (moment: number) =>
      dateInWords(pattern, new Date(moment).toISOString(), names) === format.format(moment)
    return moments.every(isRight) ? pattern : undefined
  }
  const patterns = Object.entries(dateForms).map(([name, form]) => [name, patternOf(form)])
  // JSON leaves out what is undefined.
  return JSON.parse(
    JSON.stringify({ ...names, number, money, ...Object.fromEntries(patterns) }),
  ) as LocaleData
}

const hourMs = 3_600_000
/** Servers file the times of a timetable under any day, such as the first that computers can tell. */
const firstYear = 1969
const yearsAfter = 8

/** Milliseconds by which the clocks are ahead of UTC. */
function offsetOf(instant: number, format: Intl.DateTimeFormat): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) -
    Math.floor(instant / 1000) * 1000
  )
}

/** The clocks of a zone until eight years after the year of a build. Clocks change at whole quarters. */
export function zoneData(zone: string, year: number): ZoneData {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  const [from, until] = [Date.UTC(firstYear, 0, 1), Date.UTC(year + yearsAfter, 0, 1)]
  const offsets: ZoneData['offsets'] = [[from, offsetOf(from, format)]]
  for (let day = from; day < until; day += dayMs) {
    // Days without a change are the most.
    if (offsetOf(day + dayMs, format) === offsets[0]?.[1]) continue
    for (let at = day; at <= day + dayMs; at += hourMs / 4) {
      const offset = offsetOf(at, format)
      if (offset !== offsets[0]?.[1]) offsets.unshift([at, offset])
    }
  }
  return { zone, from, until, offsets }
}

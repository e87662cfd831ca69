import type { Uses } from '@/domain/admin/uses'
import { counted } from '@/lib/text/format'

const several = (uses: Uses, one: string) => `${uses.complete ? '' : 'at least '}${counted(uses.count, one)}`

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * J2: "7 trains and 31 bookings use this station.", for the dialog that asks; what is not known is said to be so.
 * @param kinds the records that were looked through, by the word for one of them
 * @param what 'this station', 'these 12 trains'
 */
export function deletionWords(kinds: Record<string, Uses | undefined>, what: string): string {
  const known = Object.entries(kinds).flatMap(([one, uses]) => (uses ? [{ one, uses }] : []))
  const unknown = Object.keys(kinds).filter((one) => !kinds[one])
  const used = known.filter(({ uses }) => uses.count > 0 || !uses.complete)
  const total = used.reduce((sum, { uses }) => sum + uses.count, 0)
  const said =
    used.length > 0
      ? `${capital(used.map(({ one, uses }) => several(uses, one)).join(' and '))} ${total === 1 ? 'uses' : 'use'} ${what}.`
      : known.length > 0 && `No ${known.map(({ one }) => one).join(' and no ')} uses ${what}.`
  const notCounted =
    unknown.length > 0 &&
    `How many ${unknown.map((one) => `${one}s`).join(' and ')} use ${what} could not be loaded.`
  return [said, notCounted].filter((words) => words !== false).join(' ')
}

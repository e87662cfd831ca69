import type { PassengerFields } from '@/components/bookings/passengers-form.schema'
import type { NewBooking } from '@/domain/bookings/booking'
import type { ApiError } from '@/lib/http/api-error'
import { fingerprint } from '@/lib/fingerprint'
import { sameText, trimmed } from '@/lib/text/text'

/** What would be sent by a press on "Book". */
export type Decision = Omit<NewBooking, 'clientRequestId'>

const textOf = (decision: Partial<NewBooking> | undefined) =>
  JSON.stringify(decision && { ...decision, clientRequestId: undefined })

export const isSame = (decision: Decision | undefined, sent: NewBooking | undefined) =>
  textOf(decision) === textOf(sent)

/**
 * The id of a request (G6): one for each decision made with a draft. A tab that was duplicated has the same draft, but may
 * decide on something else.
 */
export const requestIdOf = (draftId: string, decision: Decision) =>
  `${draftId}-${fingerprint(JSON.stringify(decision))}`

/** The server's words on single fields of passengers, as long as these read as they were sent. */
export function stillRefused(
  { fieldErrors }: ApiError,
  sent: NewBooking | undefined,
  typed: readonly PassengerFields[],
): Record<string, string> {
  const isAsSent = (path: string) => {
    const [, index, field] = /^passengers\[(\d+)\]\.(name|age|gender)$/.exec(path) ?? []
    if (!index || !field) return false
    const key = field as 'name' | 'age' | 'gender'
    const now = typed[Number(index)]?.[key]
    return now !== undefined && sameText(String(sent?.passengers[Number(index)]?.[key]), trimmed(now))
  }
  return Object.fromEntries(Object.entries(fieldErrors).filter(([path]) => isAsSent(path)))
}

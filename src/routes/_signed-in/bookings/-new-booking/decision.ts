import type { PassengerFields } from '@/components/bookings/passengers-form.schema'
import type { NewBooking } from '@/domain/bookings/booking'
import type { ApiError } from '@/lib/api-error'

/** What would be sent by a press on "Book". */
export type Decision = Omit<NewBooking, 'clientRequestId'>

const textOf = (decision: Partial<NewBooking> | undefined) =>
  JSON.stringify(decision && { ...decision, clientRequestId: undefined })

export const isSame = (decision: Decision | undefined, sent: NewBooking | undefined) =>
  textOf(decision) === textOf(sent)

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
    return String(sent?.passengers[Number(index)]?.[key]) === typed[Number(index)]?.[key].trim()
  }
  return Object.fromEntries(Object.entries(fieldErrors).filter(([path]) => isAsSent(path)))
}

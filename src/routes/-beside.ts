import { notFound } from '@tanstack/react-router'
import { isOneOf } from '@/lib/http/path'

/**
 * B7: `/bookings/new` is no booking, nor is `/trains/search` a train: where the id of a record is expected, a word that
 * begins other addresses, of ours or of the back end's, leads nowhere. For a loader, whose code
 * comes with its page: nothing is asked for.
 */
export function refuseWords(id: string, ...words: string[]) {
  if (isOneOf(words, id)) throw notFound()
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '@/auth/session-store'
import type { Booking } from '@/domain/bookings/booking'
import { today } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { ApiError } from '@/lib/http/api-error'
import { loadChunk } from '@/lib/load-chunk'
import { noop } from '@/lib/noop'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/files/save-file'
import { useMountedRef } from '@/lib/hooks/use-mounted-ref'
import { useOneAtATime } from '@/mutations/use-one-at-a-time'

/** Only few bookings are saved, shared or repeated: the code for it comes when it is wanted. */
const loadActs = () => loadChunk('booking-acts', () => import('./booking-acts'))
type Acts = Awaited<ReturnType<typeof loadActs>>

export const preloadActs = () => void loadActs().catch(noop)

type Act = 'calendar' | 'share' | 'again' | 'back'

/** What is to be said, where a press has not simply done what it says. */
export type ActOutcome =
  | { kind: 'failed'; act: Act; error: unknown }
  | { kind: 'saved-without-times'; name: string }
  | { kind: 'no-date' }
  | { kind: 'copy-by-hand'; text: string }
  | { kind: 'train-gone' }
  | { kind: 'no-ends' }

const isOver = (error: unknown) => error instanceof ApiError && error.kind === 'aborted'

/** Hands a text to other apps, else to the clipboard. False where the browser allows neither. */
async function handOn(text: string): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text })
      return true
    } catch (error) {
      // Closed by the passenger: nothing is to be done.
      if (error instanceof DOMException && error.name === 'AbortError') return true
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    notify({ type: 'success', message: 'The journey is copied: paste it where you like' })
    return true
  } catch {
    return false
  }
}

/** What can be done with a booking besides what the server does: one thing at a time, none after leaving the page. */
export function useBookingActs(booking: Booking) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const userId = useSession(({ user }) => user?._id)
  const isMounted = useMountedRef()

  const perform: Record<Act, (acts: Acts, withoutTimes: boolean) => Promise<ActOutcome | undefined>> = {
    calendar: async ({ makeCalendarFile }, withoutTimes) => {
      const file = await makeCalendarFile(client, booking, withoutTimes)
      if (!file) return { kind: 'no-date' }
      if (!isMounted.current) return undefined
      saveFile(file.blob, file.name)
      notify({ type: 'success', message: `Saved as ${file.name}` })
      return file.timed ? undefined : { kind: 'saved-without-times', name: file.name }
    },
    share: async ({ bookingShareText }) => {
      const text = await bookingShareText(client, booking)
      return !isMounted.current || (await handOn(text)) ? undefined : { kind: 'copy-by-hand', text }
    },
    again: async ({ prepareAgain }) => {
      const form = userId ? await prepareAgain(client, booking, userId) : undefined
      if (!form) return { kind: 'train-gone' }
      const { trainId, search } = form
      if (isMounted.current) void navigate({ to: '/bookings/new/$trainId', params: { trainId }, search })
      return undefined
    },
    back: async ({ prepareWayBack }) => {
      const search = await prepareWayBack(client, booking, today(timeZone))
      if (!search) return { kind: 'no-ends' }
      if (isMounted.current) void navigate({ to: '/journey-planner', search })
      return undefined
    },
  }
  const { mutate, isPending, variables, data, error } = useOneAtATime({
    mutationKey: ['booking-act', booking._id],
    meta: { shownInline: true },
    mutationFn: async ({ act, withoutTimes = false }: { act: Act; withoutTimes?: boolean }) =>
      (await perform[act](await loadActs(), withoutTimes)) ?? null,
  })
  const failed: ActOutcome | undefined =
    error && variables && !isOver(error) ? { kind: 'failed', act: variables.act, error } : undefined
  return {
    calendar: (withoutTimes = false) => mutate({ act: 'calendar', withoutTimes }),
    share: () => mutate({ act: 'share' }),
    again: () => mutate({ act: 'again' }),
    back: () => mutate({ act: 'back' }),
    working: isPending ? variables?.act : undefined,
    outcome: failed ?? data ?? undefined,
  }
}

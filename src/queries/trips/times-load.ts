import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Train } from '@/domain/trains/train'
import { ApiError } from '@/lib/http/api-error'
import { trainNumbered } from './known-trips'

/** What became of asking for the times of booked trains. */
export interface TimesLoad {
  /** Of the first load that failed and left nothing behind. */
  error: Error | undefined
  isLoading: boolean
  /** Asks again for everything that failed. */
  refetch: () => void
}

export const withNumber = (trainNumber: string | undefined) => (trains: Page<Train>) =>
  trainNumber === undefined ? undefined : trainNumbered(trains, trainNumber)

export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

type Load = Pick<UseQueryResult, 'error' | 'isEnabled' | 'isLoading' | 'isLoadingError' | 'refetch'>

/** A train that the railway does not have is an answer; a timetable that it does not have is none. */
export function timesLoad(timetable: Load, trains: readonly Load[]): TimesLoad {
  // One that is not asked for has the error of whoever asked before.
  const loads = [timetable, ...trains].filter(({ isEnabled }) => isEnabled)
  const failed = loads.filter((load) => load.isLoadingError && !(load !== timetable && isUnknown(load.error)))
  return {
    error: failed[0]?.error ?? undefined,
    isLoading: loads.some(({ isLoading }) => isLoading),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

export const bothLoads = (one: TimesLoad, other: TimesLoad): TimesLoad => ({
  error: one.error ?? other.error,
  isLoading: one.isLoading || other.isLoading,
  refetch: () => {
    one.refetch()
    other.refetch()
  },
})

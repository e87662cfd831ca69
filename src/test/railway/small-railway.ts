import { afterEach, beforeEach, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { fixtureNow, resetToFixture, train } from '@mocks/fixture'
import type { TrainRecord } from '@mocks/records'

/**
 * For tests of whole pages: a railway of four stations and three trains, on Tuesday 3 March 2026 at noon. Aldun (ALD),
 * Bexor (BEX), Cimra (CIM), Dorlo (DOR); 90001 Night Mail runs on Wednesdays, 22:00 to 06:00, with 3 seats at ₹240; 90002
 * Train 2 each day, 06:00 to 12:00, with 50 seats at ₹400; 90003 Train 3 the other way.
 */
export function inSmallRailway() {
  beforeEach(() => {
    vi.setSystemTime(fixtureNow)
    resetToFixture()
  })
  afterEach(() => {
    vi.useRealTimers()
    setClock()
  })
}

/** One more train, Aldun to Dorlo each day from 06:00 to 12:00 unless told otherwise. */
export const addTrain = (n: number, changes: Partial<TrainRecord> = {}) => db.trains.push(train(n, changes))

/** An instant of the timetable at which the railway's clocks show HH:mm. */
export const clock = (time: string) => new Date(`2000-01-01T${time}:00+05:30`).toISOString()

import type { JourneyFacts } from '@/domain/journeys/journey-option'

/** A way to travel, on a Wednesday from 08:00 to 10:00 with one Express; each test names only what it is about. */
export const anOption = (changes: Partial<JourneyFacts> = {}): JourneyFacts => ({
  date: '2026-03-04',
  departure: 480,
  arrival: 600,
  minutes: 120,
  changes: 0,
  farePerPassenger: 100,
  runs: [{ train: 't1', date: '2026-03-04' }],
  types: ['Express'],
  numbers: '90001',
  ...changes,
})

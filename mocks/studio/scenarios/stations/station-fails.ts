import type { Scenario } from '../../types.ts'

export default {
  id: 'station-fails',
  title: 'A station fails',
  look: 'The page of the station says ‘Failed to fetch station’.',
  messages: ['Failed to fetch station'],
  state: {
    persona: 'frequent-passenger',
    rules: [
      { call: 'GET /api/stations/:id', effect: { kind: 'status', status: 500 } },
      { call: 'GET /api/stations', effect: { kind: 'status', status: 500 } },
    ],
  },
  arrange: (db) => `/stations/${db.stations[0]?._id}`,
} satisfies Scenario

import { trainNumbered } from '../../arrange.ts'
import type { Scenario } from '../../types.ts'

export default {
  id: 'overnight-train',
  title: 'Overnight train',
  look: 'The train leaves in the evening and arrives a day later: ‘+1 day’ stands at the arrival, and the duration counts past midnight.',
  state: { persona: 'frequent-passenger' },
  arrange: (db) => `/trains/${trainNumbered(db, '12951')._id}`,
} satisfies Scenario

import type { Scenario } from '../../types.ts'

export default {
  id: 'large-world',
  title: 'Large world',
  look: '8,990 stations and 5,000 trains: lists, search and map stay quick.',
  page: '/trains',
  state: { persona: 'frequent-passenger', world: 'large' },
} satisfies Scenario

import type { Scenario } from '../../types.ts'

export default {
  id: 'new-release',
  title: 'New release under an open tab',
  look: 'From the first press on the files of this version are gone: opening another page loads the app anew, once, at that page.',
  page: '/dashboard',
  state: { persona: 'frequent-passenger', released: true },
} satisfies Scenario

import { search } from '../records.ts'
import type { Screen } from '../views.ts'

const tabs = ['Persona', 'Scenario', 'Calls', 'Clock', 'Data'] as const
const says: Record<(typeof tabs)[number], string> = {
  Persona: 'Beside the page: who is signed in, to be changed by a press.',
  Scenario: 'Named states, each with a sentence that says what to look at.',
  Calls: 'What is to happen to a call, for the next times or for always.',
  Clock: 'The time that app and mock go by, stopped here for these pictures.',
  Data: 'Seed and size of the data, and the last writes, which can be taken back.',
}

export const studio: readonly Screen[] = tabs.map((tab) => ({
  name: `studio-${tab.toLowerCase()}`,
  title: tab,
  says: says[tab],
  views: ['wide'],
  path: search,
  async steps(page) {
    await page.keyboard.press('Control+.')
    await page.getByRole('tab', { name: tab, exact: true }).click()
  },
}))

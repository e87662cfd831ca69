import type { Page } from '@playwright/test'
import { scenariosOnDisk } from '../../mocks/studio/scenarios-on-disk.ts'
import type { Scenario } from '../../mocks/studio/types.ts'
import { forget, openScenario, studioOf } from '../support/studio.ts'
import { usual, walks } from '../support/scenario-walks.ts'
import { expect, test } from '../support/test.ts'

test.use({
  expectedErrors:
    /status of [45]\d\d|net::ERR|Failed to load resource|fetch|Loading chunk|Permissions policy/,
})

const scenarios = await scenariosOnDisk()

test('L4: only what there is a scenario for has a walk', () => {
  expect(scenarios.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(walks)))
})

/** What a scenario shows, to a browser that has never been here. */
async function walkThrough({ id, messages = [] }: Scenario, page: Page, problems: string[]) {
  await forget(page)
  await openScenario(page, id)
  await expect(page).toHaveURL((url) => url.pathname !== '/' && !url.search.includes('qa='))
  // By then whom it names is signed in.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(studioOf(page).getByRole('alert')).toHaveCount(0)
  await (walks[id] ?? usual(messages))(page, problems)
  // Words on the console are what some of them are about.
  const isMeant = (problem: string) => messages.some((message) => problem.includes(message))
  expect(problems.splice(0).filter((problem) => !isMeant(problem))).toEqual([])
}

/** As many as one test walks through in one tab: the first page of a tab takes twice as long to load. */
const size = 6

for (let at = 0; at < scenarios.length; at += size) {
  const some = scenarios.slice(at, at + size)
  const names = some.map(({ title }) => `‘${title}’`).join(', ')
  test(`L4 L5: the scenarios ${names} open by their links, and show what their sentences promise`, async ({
    page,
    problems,
  }) => {
    test.slow()
    for (const scenario of some) {
      await test.step(scenario.title, () => walkThrough(scenario, page, problems))
    }
  })
}

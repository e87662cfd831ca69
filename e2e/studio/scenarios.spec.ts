import type { Page } from '@playwright/test'
import { scenariosOnDisk } from '../../mocks/studio/scenarios-on-disk.ts'
import type { Scenario } from '../../mocks/studio/types.ts'
import { openScenario, studioOf } from '../support/studio.ts'
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

/** As if the browser had never been here; but it has the app's files, and loads a page in half the time. */
async function forget(page: Page) {
  // Something of the origin that does not start the app.
  await page.goto('/favicon.svg')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
}

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

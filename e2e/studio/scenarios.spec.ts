import { scenariosOnDisk } from '../../mocks/studio/scenarios-on-disk.ts'
import { openScenario } from '../support/open-scenario.ts'
import { studioOf } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

// What each sentence promises is seen where the scenarios are; here, that a link opens each of them in a browser.
test.use({ expectedErrors: /status of [45]\d\d|net::ERR|Failed to load resource|fetch/ })

for (const { id, title, messages = [] } of await scenariosOnDisk()) {
  test(`L4 L5: the scenario ‘${title}’ opens by its link`, async ({ page, problems }) => {
    await openScenario(page, id)
    await expect(page).toHaveURL((url) => url.pathname !== '/' && !url.search.includes('qa='))
    await expect(studioOf(page).getByRole('alert')).toHaveCount(0)
    // Calls that get no answer are what some of them are about, and so are words on the console.
    const isMeant = (problem: string) =>
      /\/api\/.*ERR_FAILED$/.test(problem) || messages.some((message) => problem.includes(message))
    expect(problems.splice(0).filter((problem) => !isMeant(problem))).toEqual([])
  })
}

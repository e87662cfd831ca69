import { type Page, test as unwatched } from '@playwright/test'
import { openScenario } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /Failed to load resource|ERR_|\/api\// })

const clock = { at: '2031-05-06T09:30:00+05:30', runs: false }

/** What a call of the page comes to. */
const askFrom = (page: Page, path: string, ms = 15_000) =>
  page.evaluate(
    async ([url, limit]) => {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(limit) })
        try {
          return { status: response.status, body: await response.text() }
        } catch {
          return { status: 'broken off', body: '' }
        }
      } catch (error) {
        return { status: (error as Error).name, body: '' }
      }
    },
    [path, ms] as const,
  )

test('L5: a link opens its scenario, at its page, and takes itself out of the address', async ({ page }) => {
  await openScenario(page, 'login-fails')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('E-mail address', { exact: true }).fill('somebody@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('Quiet#Coach5')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible()
})

// In every other test a connection that fails is a problem.
unwatched(
  'L2: in the page too a connection breaks half-way, is refused, and never answers',
  async ({ page }) => {
    await openScenario(page, 'login-fails', {
      rules: [
        { call: 'GET /api/trains', effect: { kind: 'cut' } },
        { call: 'GET /api/stations', effect: { kind: 'refused' } },
        { call: 'GET /api/stations/nearby', effect: { kind: 'silence' } },
        { call: 'GET /api/reviews/search', effect: { kind: 'bad-json' } },
      ],
    })
    await page.getByRole('main').waitFor()
    expect((await askFrom(page, '/api/trains')).status).toBe('broken off')
    expect((await askFrom(page, '/api/stations')).status).toBe('TypeError')
    expect((await askFrom(page, '/api/stations/nearby', 300)).status).toBe('TimeoutError')
    expect(await askFrom(page, '/api/reviews/search?keyword=a')).toEqual({
      status: 200,
      body: '{"success":true,"data":[{',
    })
  },
)

test('L2: the app and the mock follow the same clock, and the page remembers it', async ({ page }) => {
  await openScenario(page, 'login-fails', { clock, seed: 4 })
  const look = () =>
    page.evaluate(() => [Date.now(), new Date().toISOString(), new Date(0).getTime(), Date().slice(0, 3)])
  const shown = [Date.parse(clock.at), '2031-05-06T04:00:00.000Z', 0, 'Tue']
  expect(await look()).toEqual(shown)
  await page.reload()
  await page.getByRole('main').waitFor()
  expect(await look()).toEqual(shown)
  await expect(page.getByText('The data were made for')).not.toBeVisible()
})

test('L5: a link that cannot be read changes nothing', async ({ page }) => {
  await page.goto('/login?qa=v1;seed=2;scenario=nonsense')
  await expect(page).toHaveURL(/\/login$/)
  // Only by then the worker answers.
  await page.getByRole('main').waitFor()
  const { body } = await askFrom(page, '/api/trains')
  await page.goto('/login')
  await page.getByRole('main').waitFor()
  expect((await askFrom(page, '/api/trains')).body).toBe(body)
})

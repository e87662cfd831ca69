import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { ApiError } from '@/lib/http/api-error'
import { endpoints } from '@/test/endpoints'
import { hostileAnswers, unshowable } from '@/test/hostile/hostile-answers'
import { freshBrowser } from '@/test/session/signed-in'
import { byRow } from '@/test/size'

beforeEach(freshBrowser)
afterEach(() => vi.unstubAllGlobals())

test('there are at least 40 hostile answers', () => {
  expect(hostileAnswers.length).toBeGreaterThanOrEqual(40)
})

test.each(byRow(endpoints, hostileAnswers))(
  'D4, goal G20: of every hostile answer $call makes a value or an ApiError',
  async ({ method, path, send }, answers) => {
    let asked = 0
    // What is asked besides is refused, so that the second address of a booking is reached too.
    const elsewhere = http.all('*/api/*', () => HttpResponse.json({}, { status: 404 }))
    for (const [kind, answer] of answers) {
      const hostile = () => {
        asked += 1
        return answer()
      }
      server.use(http[method](`*/api${path}`, hostile), elsewhere)
      const outcome = await send().catch((error: unknown) => ({ error }))
      const error = typeof outcome === 'object' && outcome && 'error' in outcome ? outcome.error : undefined
      if (error === undefined) {
        expect(unshowable(outcome), kind).toEqual([])
      } else {
        expect(error, kind).toBeInstanceOf(ApiError)
        expect(error, kind).toMatchObject({
          message: expect.stringMatching(/\S/) as string,
          headline: expect.stringMatching(/\S/) as string,
        })
        expect(unshowable((error as ApiError).fieldErrors), kind).toEqual([])
      }
      server.resetHandlers()
    }
    expect(asked).toBeGreaterThanOrEqual(answers.length)
    expect({}).not.toHaveProperty('polluted')
  },
)

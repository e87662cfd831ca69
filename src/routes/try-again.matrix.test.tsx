import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { admin, maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { textAt, triedAgain } from '@/test/hostile/hostile-screens'
import { renderApp } from '@/test/render-app'
import { every } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'
import { reads, type ShownRead } from '@/test/screens'

inSmallRailway()

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})
afterEach(() => void vi.unstubAllGlobals())

const isFirst = ({ call }: ShownRead, index: number) =>
  reads.findIndex((read) => read.call === call) === index

/** Each call on one screen; of the other screens that make it the sample has a third. */
const chosen = [
  ...reads.filter(isFirst),
  ...every(
    3,
    reads.filter((read, index) => !isFirst(read, index)),
  ),
]

test.each([
  ['a passenger', maya],
  ['an administrator', admin],
])(
  'E4 goal G20: pages of %s are as they should be once the call they lack is answered, and one presses "Try again"',
  async (_who, who) => {
    const app = renderApp('/about', { token: issueToken(who) })
    await screen.findByRole('heading', { level: 1 })
    const pages = chosen.filter(({ userId }) => userId === who)
    const wholes = new Map<string, string | null | undefined>()
    for (const { address } of pages) wholes.set(address, await textAt(app, address))
    for (const page of pages) {
      const { broken, healed } = await triedAgain(app, page)
      expect(broken, page.address).not.toBe(wholes.get(page.address))
      expect(healed, page.address).toBe(wholes.get(page.address))
    }
  },
  240_000,
)

import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { onLocalCall } from '@/api/local-calls'
import { initialAuth, useSession } from '@/auth/session-store'
import { forgetPage, lostTexts } from './jsdom-gaps'
import { drawn } from './production-react'
import { roleTree } from './role-tree'

const { asyncWrapper } = getConfig()

configure({
  // The address changes before the page does: what was waited for is there to be seen, too.
  asyncWrapper: async (look) => {
    const found = await asyncWrapper(look)
    await drawn()
    return found
  },
  // Machines are shared: how long a page takes to be drawn is no matter for these tests.
  asyncUtilTimeout: 20_000,
  getElementError: (whole, page) => {
    // The library's own list of roles has the markup of each element.
    const message = whole?.split('\n\nHere are the')[0]
    const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    // Worked out where a test really fails: a query that waits fails many times before it finds, and says it twice.
    const get = () => {
      const shown = roleTree(page)
      return message?.endsWith(shown) ? message : [message, shown].filter(Boolean).join('\n\n')
    }
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

/** As in a browser that has never been here. */
function resetSession() {
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(initialAuth(), true)
}

beforeEach(resetSession)
beforeEach(() => onLocalCall(() => ({ ms: 0 })))
afterEach(() => {
  cleanup()
  forgetPage()
  resetSession()
  const lost = lostTexts()
  if (lost.length > 0) throw new Error(`D6: a translated page would lose texts, ${lost.join('; ')}`)
})

import type { QueryClient } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { admin } from '@mocks/fixture'
import { getSession } from '@/auth/session-store'
import { outboxOf } from '@/mutations/outbox/outbox-of'
import { signInAs } from '@/test/session/signed-in'

/** Takes back what the test has left: an outbox hears of the page's end for as long as it holds anything. */
export function emptyOutbox(client: QueryClient) {
  const outbox = outboxOf(client)
  cleanup()
  const before = getSession().user?._id
  signInAs(admin)
  if (before !== admin) outbox.sessionChanged()
  outbox.undoAll()
  for (const { id } of outbox.state().changes) outbox.discard(id)
}

import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import { db } from '@mocks/db'
import { admin, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { noop } from '@/lib/noop'
import { trainResource } from '@/mutations/outbox/outbox-api'
import { outboxOf } from '@/mutations/outbox/outbox-of'
import { trainQueries } from '@/queries/trains'
import { recordCalls } from '@/test/calls'
import { emptyOutbox } from './empty-outbox'
import { renderApp } from '@/test/render-app'
import { addTrain } from '@/test/railway/small-railway'

let close = noop
afterEach(() => close())

/** The admin area, with a hand on what its tables will stage. */
export async function openAdmin(address = '/admin/trains') {
  db.bookings = db.bookings.filter(({ train }) => train === trainId(1))
  addTrain(4)
  const app = renderApp(address, { token: issueToken(admin) })
  await screen.findByRole('heading', { level: 1 })
  const { items } = await app.queryClient.query(trainQueries.list())
  const outbox = outboxOf(app.queryClient)
  close = () => emptyOutbox(app.queryClient)
  const remove = (...names: string[]) =>
    act(async () => {
      outbox.stage(trainResource, { remove: items.filter(({ name }) => names.includes(name)) })
    })
  const calls = recordCalls()
  return { ...app, outbox, remove, deleted: () => calls.filter(({ method }) => method === 'DELETE').length }
}
export const pendingBar = () => screen.findByRole('region', { name: 'Pending changes' })
export const pendingGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Pending changes' })).not.toBeInTheDocument())

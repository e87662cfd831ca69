import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { notices } from '@/lib/notify'
import { cards } from '@/test/cards/all'
import { isSent } from '@/test/cards/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'
import { addressOf } from '@/test/screens'

inSmallRailway()

/** Every page that asks the server for something as it opens. */
const asking = new Set(
  cards.flatMap((card) =>
    (card.reads ?? []).flatMap(({ call, at }) => (isSent(call) ? [addressOf(card, at)] : [])),
  ),
)

/** None of it changes the page, which alone would be noticed sooner. */
const often = { interval: 5 }

/** Whatever is read from now on waits for its answer, which is a refusal. */
function holdReads() {
  const signals: { path: string; signal: AbortSignal }[] = []
  const gate = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/*', async ({ request }) => {
      signals.push({ path: new URL(request.url).pathname, signal: request.signal })
      await gate.promise
      return fail(500, 'Too late to matter')
    }),
  )
  return { signals, answer: () => gate.resolve() }
}

test('PRO-2 goal G26: who leaves a page ends what it asked for, and hears nothing of it', async () => {
  db.bookings = [booking(1, { user: admin, pnr: 'ABCDEFGH' })]
  const app = renderApp('/help', { token: issueToken(admin) })
  const help = () => screen.findByRole('heading', { level: 1, name: 'Help' })
  await help()
  for (const path of asking) {
    const { signals, answer } = holdReads()
    await act(() => app.router.navigate({ to: path }))
    await waitFor(() => expect(signals, path).not.toEqual([]), often)
    const told = notices()
    await act(() => app.router.navigate({ to: '/help' }))
    await help()
    const open = () => signals.filter(({ signal }) => !signal.aborted).map(({ path: asked }) => asked)
    await waitFor(() => expect(open(), path).toEqual([]), often)
    await act(async () => answer())
    await waitFor(() => expect(app.queryClient.isFetching(), path).toBe(0), often)
    expect(app.address(), path).toBe('/help')
    expect(notices(), path).toEqual(told)
    expect(screen.queryByRole('alert'), path).not.toBeInTheDocument()
    const failed = app.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.error)
    expect(failed, path).toEqual([])
    // The next page asks for everything anew.
    app.queryClient.clear()
    server.resetHandlers()
  }
}, 120_000)

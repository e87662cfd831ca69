import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import { endpoints } from '@/test/endpoints'
import { hostileAnswers } from '@/test/hostile/hostile-answers'
import { allScreens, facing } from '@/test/hostile/hostile-screens'
import { answerWith, expectShown, facesAll } from '@/test/hostile/hostile-stage'
import { accountScreens } from '@/test/hostile/hostile-writes'
import { renderApp } from '@/test/render-app'
import { every } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

test.each(facing(accountScreens))(
  'G20: $address stands whatever $endpoint answers',
  { timeout: 120_000 },
  async (shown, answers) => {
    await expect(facesAll(shown, answers)).resolves.toBeUndefined()
  },
)

test('G20, A7: the login page stands whatever GET /auth/me answers', { timeout: 120_000 }, async () => {
  for (const [kind, answer] of every(12, hostileAnswers)) {
    const asked = answerWith('GET /auth/me', answer)
    const app = renderApp('/trains', { token: issueToken(maya) })
    await waitFor(() => expect(app.address(), kind).toBe('/login'))
    await waitFor(() => expectShown(kind))
    expect(screen.getByText('Failed to load user. Please log in again.')).toBeInTheDocument()
    expect(asked(), kind).toBe(1)
    expect({ ...localStorage, ...sessionStorage }, kind).not.toHaveProperty('token')
    app.unmount()
    server.resetHandlers()
  }
})

test('G20: every endpoint has a screen, but for the stations nearby, which the client finds by itself', () => {
  const faced = allScreens.map(({ endpoint }) => endpoint)
  expect([...faced, 'GET /auth/me', 'GET /stations/nearby'].toSorted()).toEqual(
    endpoints.map(({ name }) => name).toSorted(),
  )
})

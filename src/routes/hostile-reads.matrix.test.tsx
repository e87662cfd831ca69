import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import { hostileAnswers } from '@/test/hostile/hostile-answers'
import { answerWith, expectShown, facesAll, facing } from '@/test/hostile/hostile-screens'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'
import { reads } from '@/test/screens'
import { every } from '@/test/size'

inSmallRailway()

test.each(facing(reads))(
  'D4 goal G20: $address stands whatever $call answers',
  { timeout: 120_000 },
  async (shown, answers) => {
    await expect(facesAll(shown, answers)).resolves.toBeUndefined()
  },
)

test('A7 goal G20: the login page stands whatever GET /auth/me answers', { timeout: 120_000 }, async () => {
  for (const [kind, answer] of every(12, hostileAnswers)) {
    const asked = answerWith('auth.me', answer)
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

import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { server } from '@mocks/node'
import { studioPersonas as personas } from '@mocks/seed/people'
import { createStudio } from '@mocks/studio/studio'
import type { Rule, StudioState } from '@mocks/studio/types'
import { signedIn } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { takeUpLink } from './take-up-link'

const down: Rule = { call: '*', effect: { kind: 'refused' } }

function opened(state: StudioState) {
  const { studio, answers } = createStudio({ scenarios: [] })
  server.use(...answers)
  studio.open(state)
  return { studio, client: new QueryClient(), personas, opened: { isLink: true, problems: [] } }
}

test('L2: the persona of a link is signed in by the app’s own call before its rules begin', async () => {
  const start = opened({ seed: 1, world: 'demo', rules: [down], persona: 'admin', offline: true })
  await expect(takeUpLink(start)).resolves.toEqual({ offline: true, released: false })
  expect(getSession().user?.email).toBe(personas.find(({ id }) => id === 'admin')?.email)
  expect(start.studio.log.map(({ call, status }) => `${call} ${status}`)).toEqual([
    'POST /api/auth/login 200',
  ])
  expect(start.studio.state.rules).toEqual([down])
})

test('L2: a link without a persona is signed out', async () => {
  signedIn('a-token', { _id: 'u1', name: 'A', email: 'a@mail.test', role: 'user', roles: [] }, true)
  await takeUpLink(opened({ seed: 1, world: 'demo', rules: [] }))
  expect(getSession()).toMatchObject({ user: null, token: null })
})

test('L2: without a link whoever is signed in stays so', async () => {
  signedIn('a-token', { _id: 'u1', name: 'A', email: 'a@mail.test', role: 'user', roles: [] }, true)
  await takeUpLink({
    ...opened({ seed: 1, world: 'demo', rules: [] }),
    opened: { isLink: false, problems: [] },
  })
  expect(getSession().token).toBe('a-token')
})

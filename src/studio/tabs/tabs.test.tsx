import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { getSession } from '@/auth/session-store'
import { enter } from '@/test/enter'
import { person } from '@/test/railway/people'
import { renderStudio } from '@/test/render-studio'

let end = () => {}
const open = async (...args: Parameters<typeof renderStudio>) => {
  const shown = renderStudio(...args)
  ;({ end } = shown)
  // Until then it takes the focus.
  await screen.findByRole('heading', { level: 1, hidden: true })
  return shown
}
afterEach(() => end())

const account = (id: string) => screen.findByRole('button', { name: `Account of ${person(id).name}` })

test('L1, L2: a persona is signed in by the app’s own call, in place of whoever was here', async () => {
  const { user, panel, studio } = await open('/help', { as: 'frequent-passenger' })
  await account('frequent-passenger')
  await user.click(panel().getByRole('button', { name: 'Administrator' }))
  await account('admin')
  expect(studio.log.filter(({ call }) => call === 'POST /api/auth/login')).toMatchObject([{ status: 200 }])
  expect(panel().getByRole('button', { name: 'Administrator' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(panel().getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(getSession().user).toBeNull())
})

test('L2: a persona that cannot be signed in says so at its place', async () => {
  const { user, panel } = await open('/login')
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Closed' }, { status: 503 })))
  await user.click(panel().getByRole('button', { name: 'Travel agent' }))
  expect(await panel().findByRole('alert')).toHaveTextContent('persona=agent: Closed')
})

test('L2: a rule is made, changed and removed; a body that is no JSON is told while it is typed', async () => {
  const { user, panel, studio } = await open('/login', { tab: 'Calls' })
  await user.selectOptions(panel().getByLabelText('Call'), 'PUT /api/trains/:id · Change a train')
  await enter(user, panel().getByLabelText(/^Body/), '{"message":')
  expect(panel().getByLabelText(/^Body/)).toHaveAccessibleDescription(/The body is no JSON/)
  await user.click(panel().getByRole('button', { name: 'Add rule' }))
  expect(studio.state.rules).toEqual([])
  await enter(user, panel().getByLabelText(/^Body/), '{"message":"No"}')
  await enter(user, panel().getByLabelText('Status'), '409')
  await enter(user, panel().getByLabelText(/^Next calls/), '2')
  await user.click(panel().getByRole('button', { name: 'Add rule' }))
  const rule = {
    call: 'PUT /api/trains/:id',
    effect: { kind: 'status', status: 409, body: '{"message":"No"}' },
    times: 2,
  }
  expect(studio.state.rules).toEqual([rule])
  await user.click(panel().getByRole('button', { name: /^Change: status 409/ }))
  await user.selectOptions(panel().getByLabelText('What happens'), 'Answered later')
  await enter(user, panel().getByLabelText('Milliseconds'), 'soon')
  await user.click(panel().getByRole('button', { name: 'Save rule' }))
  expect(panel().getByLabelText('Milliseconds')).toHaveAccessibleDescription(/whole milliseconds/)
  await enter(user, panel().getByLabelText('Milliseconds'), '300')
  await user.click(panel().getByRole('button', { name: 'Save rule' }))
  expect(studio.state.rules).toEqual([{ ...rule, effect: { kind: 'wait', ms: 300 } }])
  await user.click(panel().getByRole('button', { name: /^Remove: wait 300 ms/ }))
  expect(studio.state.rules).toEqual([])
  await user.click(panel().getByRole('button', { name: 'Hospital Wi-Fi' }))
  expect(studio.state.rules.length).toBeGreaterThan(1)
})

test('L2: every change of the users can be let fail, and a rule for one call alone is left in place', async () => {
  const { user, panel, studio } = await open('/login', { tab: 'Calls' })
  const kept = { call: 'GET /api/trains', effect: { kind: 'empty' } } as const
  studio.set({ rules: [kept] })
  const fail = () => panel().getByRole('checkbox', { name: 'Let every change fail' })
  await user.click(fail())
  expect(fail()).toBeChecked()
  expect(studio.local('LOCAL users.create')).toEqual({ kind: 'status', status: 500 })
  expect(studio.local('LOCAL users.list')).toBeNull()
  await user.click(fail())
  expect(studio.state.rules).toEqual([kept])
})

test('L2: the log shows each call with its requirement, opens it without its token, filters, pauses and is cleared', async () => {
  const { user, panel, studio, router } = await open('/trains', { as: 'frequent-passenger', tab: 'Log' })
  await panel().findByRole('button', { name: 'GET /api/auth/me' })
  const row = await waitFor(() => panel().getByRole('row', { name: /GET \/api\/trains/ }))
  await waitFor(() => expect(row).toHaveTextContent('200'))
  expect(within(row).getByRole('cell', { name: 'E1' })).toBeInTheDocument()
  const opener = within(row).getByRole('button')
  await user.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  const sent = panel().getByRole('region', { name: 'Sent' })
  expect(sent).toHaveTextContent(/authorization: Bearer ….{4}/)
  expect(sent).not.toHaveTextContent(getSession().token ?? 'no token')
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(panel().getByRole('button', { name: 'Copy as curl' }))
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^curl [\s\S]*\/api\/trains/))
  expect(panel().getAllByRole('status').at(-1)).toHaveTextContent('curl command copied')
  await user.type(panel().getByLabelText('Filter the log'), 'auth')
  expect(panel().queryByRole('row', { name: /GET \/api\/trains/ })).toBeNull()
  await user.clear(panel().getByLabelText('Filter the log'))
  await user.click(panel().getByRole('button', { name: 'Pause' }))
  await router.navigate({ to: '/stations' })
  await waitFor(() => expect(studio.log.at(-1)).toMatchObject({ call: 'GET /api/stations', status: 200 }))
  expect(panel().queryByRole('button', { name: /GET \/api\/stations/ })).toBeNull()
  await user.click(panel().getByRole('button', { name: 'Pause' }))
  expect(panel().getByRole('button', { name: /GET \/api\/stations/ })).toBeInTheDocument()
  await user.click(panel().getByRole('button', { name: 'Clear' }))
  expect(panel().getByText('No calls')).toBeInTheDocument()
})

test('L2: a query is made stale, fails its next refetch and no other, and is dropped and fetched anew', async () => {
  const { user, panel, queryClient, studio } = await open('/trains', {
    as: 'frequent-passenger',
    tab: 'Cache',
  })
  await screen.findByRole('heading', { level: 1, name: 'Trains' })
  const query = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .find(({ queryKey }) => queryKey[0] === 'trains')
  await waitFor(() => expect(query()?.state.status).toBe('success'))
  const press = async (name: string) => {
    const [button] = await panel().findAllByRole('button', { name: new RegExp(`^${name}: "trains"`) })
    await user.click(button!)
  }
  expect(query()?.isStale()).toBe(false)
  await press('Make stale')
  expect(query()?.isStale()).toBe(true)
  await press('Fail the next refetch')
  await press('Refetch')
  await waitFor(() => expect(query()?.state.status).toBe('error'))
  expect(studio.state.rules).toEqual([])
  await press('Refetch')
  await waitFor(() => expect(query()?.state.status).toBe('success'))
  const before = studio.log.length
  await press('Drop')
  await waitFor(() => expect(query()?.state.status).toBe('success'))
  expect(studio.log.slice(before).map(({ call }) => call)).toContain('GET /api/trains')
})

test('L2: a write is listed and taken back; a file of another product changes nothing', async () => {
  const { user, panel, studio } = await open('/login', { tab: 'Data' })
  const { email, name } = person('new-passenger')
  const token = await fetch('http://localhost/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: person('new-passenger').password }),
  }).then((answer) => answer.json() as Promise<{ token: string }>)
  await fetch('http://localhost/api/auth/me', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token.token}` },
    body: JSON.stringify({ username: 'Somebody Else' }),
  })
  const mine = () => studio.snapshot().tables.users.find((user_) => user_.email === email)?.username
  expect(mine()).toBe('Somebody Else')
  await user.click(await panel().findByRole('button', { name: /^Take back: PUT \/api\/auth\/me/ }))
  expect(mine()).toBe(name)
  await user.upload(
    panel().getByLabelText(/Load a snapshot/),
    new File(['{"product":"x"}'], 'x.json', { type: 'application/json' }),
  )
  expect(await panel().findByRole('alert')).toHaveTextContent('This file is of another product.')
  expect(mine()).toBe(name)
})

test('L2: the clock is stopped, moved on and let go', async () => {
  const { user, panel, studio } = await open('/login', { tab: 'Clock' })
  await user.click(panel().getByRole('button', { name: 'Stop the clock' }))
  expect(studio.state.clock).toMatchObject({ runs: false })
  await enter(user, panel().getByLabelText('Time where the trains run'), '2026-11-28T18:10')
  await user.click(panel().getByRole('button', { name: 'Set the clock' }))
  expect(studio.state.clock).toEqual({ at: '2026-11-28T18:10:00+05:30', runs: false })
  await user.click(panel().getByRole('button', { name: 'The real time' }))
  expect(studio.state.clock).toBeUndefined()
})

test('L2: the link holds persona and rules, and one that is too long offers the file instead', async () => {
  const { user, panel, studio } = await open('/help', { as: 'agent', tab: 'Link' })
  await account('agent')
  studio.set({ rules: [{ call: 'GET /api/trains', effect: { kind: 'empty' } }] })
  const field = () => panel().getByLabelText<HTMLTextAreaElement>('This page, in this state')
  await waitFor(() => expect(field().value).toMatch(/\?qa=v1;persona=agent;.*rule=GET:\/api\/trains,empty/))
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(panel().getByRole('button', { name: 'Copy as link' }))
  expect(write).toHaveBeenCalledWith(field().value)
  const body = JSON.stringify({ message: 'x'.repeat(2000) })
  studio.set({ rules: [{ call: 'GET /api/trains', effect: { kind: 'status', status: 500, body } }] })
  expect(await panel().findByRole('button', { name: 'Save a snapshot' })).toBeInTheDocument()
  expect(panel().queryByRole('button', { name: 'Copy as link' })).toBeNull()
  expect(panel().getByText(/programs cut off what is longer/)).toBeInTheDocument()
})

test('L2: a link that cannot be read says at which part, and changes nothing', async () => {
  const { user, panel, studio } = await open('/login', { tab: 'Link' })
  const before = studio.state
  await enter(user, panel().getByLabelText(/^Another link/), 'v1;persona=nobody;rule=GET:/api/x,empty')
  await user.click(panel().getByRole('button', { name: 'Open it' }))
  const alert = await panel().findByRole('alert')
  expect(alert).toHaveTextContent('persona=nobody: There is no persona')
  expect(alert).toHaveTextContent('rule=GET:/api/x,empty')
  expect(studio.state).toBe(before)
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { personas } from '@mocks/seed/index'
import { deleteUser, failUserCalls, resetUsers, userCallsFail } from '@/api/users'
import { notices } from '@/lib/notify'
import { messages } from '@/api/messages'
import { atOnce } from '@/test/at-once'
import { enter } from '@/test/enter'
import { recordCalls } from '@/test/calls'
import { tokenOf } from '@/test/people'
import { renderApp } from '@/test/render-app'

beforeEach(() => {
  resetUsers()
  // What each act takes, which one of the tests is about.
  atOnce(500)
})
const open = (address = '/admin/users') => renderApp(address, { token: tokenOf('admin') })

const rows = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1)
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

test('I1: the users are listed after 500 ms without a request, and the page says that they are sample data', async () => {
  const calls = recordCalls()
  open()
  expect(await screen.findByText('Loading users…')).toBeInTheDocument()
  expect(await screen.findByRole('table', { name: 'Users' })).toBeInTheDocument()
  expect(screen.getByText('Sample data')).toBeInTheDocument()
  expect(screen.getByText(/a reload brings the first list back/)).toBeInTheDocument()
  expect(screen.getByText('24 users')).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.includes('user'))).toEqual([])
})

test('L2: only the demo offers to let changes fail', async () => {
  const own = open()
  await screen.findByRole('table', { name: 'Users' })
  expect(screen.queryByRole('checkbox', { name: 'Let every change fail' })).toBeNull()
  own.unmount()
  const demo = { personas, reset: () => {}, madeOn: () => '2026-01-05' }
  const { user } = renderApp('/admin/users', { token: tokenOf('admin'), demo })
  await user.click(await screen.findByRole('checkbox', { name: 'Let every change fail' }))
  expect(userCallsFail()).toBe(true)
})

test('I1: each act takes 500 ms', async () => {
  vi.useFakeTimers()
  try {
    const deleted = vi.fn<() => void>()
    void deleteUser('sample-1').then(deleted)
    await vi.advanceTimersByTimeAsync(499)
    expect(deleted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(deleted).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('I1: a new user comes first, is active unless said otherwise, and the total grows', async () => {
  const { user, address } = open('/admin/users?sort=-createdAt')
  await user.click(await screen.findByRole('link', { name: 'Add user' }))
  expect(address()).toContain('edit=new')
  const panel = await screen.findByRole('dialog', { name: 'Add user' })
  await user.click(within(panel).getByRole('button', { name: 'Add user' }))
  expect(await within(panel).findByText('There is a problem')).toBeInTheDocument()
  await enter(user, within(panel).getByRole('textbox', { name: 'Full name' }), 'Ira Sol')
  await enter(user, within(panel).getByRole('textbox', { name: 'E-mail address' }), 'ira@sample.example')
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Role' }), 'agent')
  await user.click(within(panel).getByRole('button', { name: 'Add user' }))
  await waitFor(() => expect(screen.getByText('25 users')).toBeInTheDocument())
  expect(rows()[0]).toHaveTextContent('Ira Solira@sample.exampleAgentActive')
})

test('I1: an e-mail address that is taken is said at its field and nothing typed is lost', async () => {
  const { user } = open('/admin/users?edit=new')
  const panel = await screen.findByRole('dialog', { name: 'Add user' })
  await enter(user, within(panel).getByRole('textbox', { name: 'Full name' }), 'Another Meera')
  await enter(
    user,
    within(panel).getByRole('textbox', { name: 'E-mail address' }),
    'MEERA.PILLAI@sample.example',
  )
  await user.click(within(panel).getByRole('button', { name: 'Add user' }))
  await waitFor(() =>
    expect(within(panel).getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription(
      /Another user has this e-mail address/,
    ),
  )
  expect(within(panel).getByRole('textbox', { name: 'Full name' })).toHaveValue('Another Meera')
})

test('I1: a status shows at once, and a failure takes it back and says so', async () => {
  // What shows meanwhile needs its time.
  vi.restoreAllMocks()
  const { user } = open()
  await screen.findByRole('table', { name: 'Users' })
  failUserCalls(true)
  await user.click(within(rowOf('Rohan Bhattacharya')).getByRole('button', { name: /^Deactivate/ }))
  expect(rowOf('Rohan Bhattacharya')).toHaveTextContent('Inactive')
  await waitFor(() => expect(notices()[0]?.message).toBe('Failed to update user status'))
  await waitFor(() => expect(rowOf('Rohan Bhattacharya')).toHaveTextContent('Active'))
})

test('I1: a deleted user is gone and the total shrinks; a missing id is said', async () => {
  const { user } = open('/admin/users?q=leela')
  await screen.findByRole('table', { name: 'Users' })
  await user.click(within(rowOf('Leela Varghese')).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete user' }))
  expect(await screen.findByText('No user fits')).toBeInTheDocument()
  await expect(deleteUser('sample-18')).rejects.toThrow('User not found')
})

test('I1: an address of a user that is gone says so', async () => {
  open('/admin/users?edit=sample-99')
  expect(await screen.findByRole('dialog', { name: 'User not found' })).toBeInTheDocument()
})

test.each([
  ['users.create', 'Add user', '/admin/users?edit=new'],
  ['users.update', 'Save user', '/admin/users?edit=sample-3'],
] as const)('I1: %s fails in its own words, in the form', async (call, button, address) => {
  const { user } = open(address)
  const panel = await screen.findByRole('dialog')
  const [name, email] = [
    within(panel).getByRole('textbox', { name: 'Full name' }),
    within(panel).getByRole('textbox', { name: 'E-mail address' }),
  ]
  failUserCalls(true)
  await enter(user, name, 'Ira Sol')
  await enter(user, email, 'ira@sample.example')
  await user.click(within(panel).getByRole('button', { name: button }))
  expect(await within(panel).findByText(messages[call])).toBeInTheDocument()
  expect(name).toHaveValue('Ira Sol')
})

test('I1: the list itself fails in its own words, with a way to try again', async () => {
  failUserCalls(true)
  const { user } = open()
  expect(await screen.findByText('Failed to fetch users')).toBeInTheDocument()
  failUserCalls(false)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('24 users')).toBeInTheDocument()
})

test('J2, D5: search, filters and order of the users stand in the address', async () => {
  const { user, address } = open('/admin/users?role=agent&sort=-name')
  await screen.findByRole('table', { name: 'Users' })
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Lakshmi Narayanan',
    'Harpreet Gill',
    'Farah Siddiqui',
  ])
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'E-mail' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'inactive')
  await waitFor(() => expect(address()).toBe('/admin/users?role=agent&sort=email&status=inactive'))
  expect(await screen.findByText('1 user')).toBeInTheDocument()
})

test('I1: a status that was switched stays so while another one is, and can be switched back at once', async () => {
  const { user } = open()
  await screen.findByRole('table', { name: 'Users' })
  const [first, second] = ['Rohan Bhattacharya', 'Meera Pillai']
  await user.click(within(rowOf(first)).getByRole('button', { name: /^Deactivate/ }))
  await user.click(within(rowOf(second)).getByRole('button', { name: /^Deactivate/ }))
  expect(rowOf(first)).toHaveTextContent('Inactive')
  expect(rowOf(second)).toHaveTextContent('Inactive')
  await user.click(within(rowOf(second)).getByRole('button', { name: /^Activate/ }))
  await waitFor(() =>
    expect(within(rowOf(second)).getByRole('button', { name: /^Deactivate/ })).toBeVisible(),
  )
  expect(rowOf(first)).toHaveTextContent('Inactive')
})

test('I1: a question that is asked again has not failed yet', async () => {
  const { user } = open('/admin/users?q=leela')
  await screen.findByRole('table', { name: 'Users' })
  failUserCalls(true)
  await user.click(within(rowOf('Leela Varghese')).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete user' }))
  expect(await screen.findByText('Failed to delete user')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep user' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(within(rowOf('Leela Varghese')).getByRole('button', { name: /^Delete/ }))
  expect(within(await screen.findByRole('alertdialog')).queryByText('Failed to delete user')).toBeNull()
})

test('goal G32: a name that runs the other way leaves the words beside it where they are', async () => {
  const { user } = open('/admin/users?edit=new')
  const panel = await screen.findByRole('dialog', { name: 'Add user' })
  await enter(user, within(panel).getByRole('textbox', { name: 'Full name' }), 'רחל')
  await enter(user, within(panel).getByRole('textbox', { name: 'E-mail address' }), 'rachel@sample.example')
  await user.click(within(panel).getByRole('button', { name: 'Add user' }))
  await waitFor(() => expect(notices()[0]?.message).toBe('\u2068רחל\u2069 added'))
  await user.type(screen.getByRole('searchbox'), 'rachel')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.click(within(rowOf('רחל')).getByRole('button', { name: /^Delete/ }))
  const asked = await screen.findByRole('heading', { name: 'Delete רחל?' })
  expect(within(asked).getByText('רחל').tagName).toBe('BDI')
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  await waitFor(() => expect(notices()[0]?.message).toBe('\u2068רחל\u2069 deleted'))
})

test('A11: what was typed of a user is there again after Escape, until it is saved or discarded', async () => {
  const { user } = open('/admin/users')
  await user.click(await screen.findByRole('link', { name: 'Add user' }))
  const name = () => screen.findByRole('textbox', { name: 'Full name' })
  await enter(user, await name(), 'Ira Sol')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Add user' }))
  expect(await name()).toHaveValue('Ira Sol')
  expect(screen.getByText('This is what you typed before and did not save.')).toBeInTheDocument()
  await enter(user, screen.getByRole('textbox', { name: 'E-mail address' }), 'ira@sample.example')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add user' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Add user' }))
  expect(await name()).toHaveValue('')
})

test('X-1: a row that a press takes out of the list leaves the focus in the list; each button says of whom', async () => {
  const { user } = open('/admin/users?status=active')
  const button = await screen.findByRole('button', { name: 'Deactivate Rohan Bhattacharya' })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Rohan Bhattacharya/ })).toBeNull())
  const table = screen.getByRole('table', { name: 'Users' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(table)).toBe(true)
})

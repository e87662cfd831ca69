import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { notices } from '@/lib/notify'
import { messages } from '@/api/messages'
import { deleteUser } from '@/api/users'
import { onLocalCall } from '@/api/local-calls'
import { holdTimers } from '@/test/timers'
import { enter, escape } from '@/test/enter'
import { recordCalls } from '@/test/calls'
import { tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { failUserCalls, resetUsers } from '@/test/user-calls'

beforeEach(resetUsers)
const open = (address = '/admin/users') => renderApp(address, { token: tokenOf('admin') })

const rows = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1)
const notDone = () => screen.queryByRole('list', { name: 'Not done' })
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

test('I1: the users are listed after 500 ms without a request; the page says that they are sample data', async () => {
  onLocalCall()
  const pass = holdTimers(500)
  const calls = recordCalls()
  open()
  expect(await screen.findByText('Loading users…')).toBeInTheDocument()
  act(pass)
  expect(await screen.findByRole('table', { name: 'Users' })).toBeInTheDocument()
  expect(screen.getByText('Sample data')).toBeInTheDocument()
  expect(screen.getByText(/a reload brings the first list back/)).toBeInTheDocument()
  expect(screen.getByText('24 users')).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.includes('user'))).toEqual([])
})

test('I1, T16: a deletion that fails says so, above the table until the next try, leaves the user, and can be asked for again; a deleted user is gone, and a missing id is said', async () => {
  const { user } = open('/admin/users?q=leela')
  await screen.findByRole('table', { name: 'Users' })
  const button = () => within(rowOf('Leela Varghese')).getByRole('button', { name: /^Delete/ })
  const askToDelete = async () => {
    await user.click(button())
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Delete user' }))
  }
  failUserCalls(true)
  await askToDelete()
  await waitFor(() => expect(notices()[0]?.message).toBe('Failed to delete user'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(button()).toHaveFocus())
  expect(notDone()).toHaveTextContent('Leela Varghese: Failed to delete user')
  failUserCalls(false)
  await askToDelete()
  expect(await screen.findByText('No user fits')).toBeInTheDocument()
  await expect(deleteUser('sample-18')).rejects.toThrow('User not found')
})

test('I1: a new user and a changed one fail in their own words, in the form, and an address that is taken at its field; nothing typed is lost', async () => {
  const { user, router } = open('/admin/users?edit=new')
  const form = async (button: string) => {
    const panel = within(await screen.findByRole('dialog'))
    const send = await panel.findByRole('button', { name: button })
    return {
      panel,
      send,
      field: (name: string) => panel.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    }
  }
  const added = await form('Add user')
  await enter(user, added.field('Full name'), 'Another Meera')
  await enter(user, added.field('E-mail'), 'MEERA.PILLAI@sample.example')
  await user.click(added.send)
  await waitFor(() =>
    expect(added.field('E-mail')).toHaveAccessibleDescription(/Another user has this e-mail address/),
  )
  expect(added.field('Full name')).toHaveValue('Another Meera')

  failUserCalls(true)
  await enter(user, added.field('E-mail'), 'ira@sample.example')
  await user.click(added.send)
  expect(await added.panel.findByText(messages['users.create'])).toBeInTheDocument()
  expect(added.field('Full name')).toHaveValue('Another Meera')

  await act(() => router.navigate({ href: '/admin/users?edit=sample-3' }))
  const changed = await form('Save user')
  await enter(user, changed.field('Full name'), 'Ira Sol')
  await enter(user, changed.field('E-mail'), 'ira@sample.example')
  await user.click(changed.send)
  expect(await changed.panel.findByText(messages['users.update'])).toBeInTheDocument()
  expect(changed.field('Full name')).toHaveValue('Ira Sol')
})

test('I1: an address of a user that is gone says so', async () => {
  open('/admin/users?edit=sample-99')
  expect(await screen.findByRole('dialog', { name: 'User not found' })).toBeInTheDocument()
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

test('I1, T16: a status shows at once, stays while another one is switched, and can be switched back at once; a failure takes it back and says so', async () => {
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

  onLocalCall(() => ({ fails: true }))
  const pass = holdTimers(500)
  await user.click(within(rowOf(second)).getByRole('button', { name: /^Deactivate/ }))
  expect(rowOf(second)).toHaveTextContent('Inactive')
  expect(notices().filter(({ type }) => type === 'error')).toEqual([])
  await act(async () => pass())
  await waitFor(() => expect(notices()[0]?.message).toBe('Failed to update user status'))
  await waitFor(() => expect(rowOf(second)).toHaveTextContent('Active'))
  expect(notDone()).toHaveTextContent('Meera Pillai: Failed to update user status')
  await user.click(within(rowOf(second)).getByRole('button', { name: /^Deactivate/ }))
  expect(notDone()).toBeNull()
  await act(async () => pass())
})

test('goal G32: a name that runs the other way leaves the words beside it where they are', async () => {
  const { user } = open('/admin/users?edit=new')
  const panel = await screen.findByRole('dialog', { name: 'Add user' })
  await enter(user, within(panel).getByRole('textbox', { name: 'Full name' }), 'רחל')
  await enter(user, within(panel).getByRole('textbox', { name: 'E-mail address' }), 'rachel@sample.example')
  await user.click(within(panel).getByRole('button', { name: 'Add user' }))
  await waitFor(() => expect(notices()[0]?.message).toBe('\u2068רחל\u2069 added'))
  await enter(user, screen.getByRole('searchbox'), 'rachel')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await user.click(within(rowOf('רחל')).getByRole('button', { name: /^Delete/ }))
  const asked = await screen.findByRole('heading', { name: 'Delete רחל?' })
  expect(within(asked).getByText('רחל').tagName).toBe('BDI')
  await user.click(screen.getByRole('button', { name: 'Delete user' }))
  await waitFor(() => expect(notices()[0]?.message).toBe('\u2068רחל\u2069 deleted'))
})

test('I1, A11: what was typed of a new user is there again after Escape, until it is saved or discarded; who is added comes first, is active unless said otherwise, and the total grows', async () => {
  const { user, address } = open('/admin/users?sort=-createdAt')
  await user.click(await screen.findByRole('link', { name: 'Add user' }))
  expect(address()).toContain('edit=new')
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Add user' }))
  const name = async () => (await panel()).findByRole('textbox', { name: 'Full name' })
  await user.click(await (await panel()).findByRole('button', { name: 'Add user' }))
  expect(await (await panel()).findByText('There is a problem')).toBeInTheDocument()
  await enter(user, await name(), 'Ira Sol')
  await escape(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Add user' }))
  expect(await name()).toHaveValue('Ira Sol')
  expect(screen.getByText('This is what you typed before and did not save.')).toBeInTheDocument()
  const form = await panel()
  await enter(user, form.getByRole('textbox', { name: 'E-mail address' }), 'ira@sample.example')
  await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'agent')
  await user.click(form.getByRole('button', { name: 'Add user' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('25 users')).toBeInTheDocument()
  expect(rows()[0]).toHaveTextContent('Ira Solira@sample.exampleAgentActive')
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

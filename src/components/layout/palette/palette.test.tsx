import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { admin, maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { enter } from '@/test/enter'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

// jsdom lays nothing out; the dialog asks what can be seen before it moves the focus.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

async function open(address = '/help', token = issueToken(maya)) {
  const app = renderApp(address, { token })
  await screen.findByRole('heading', { level: 1 })
  return app
}
const button = () => screen.getByRole('button', { name: 'Search pages, trains and stations' })
const palette = () => screen.findByRole('dialog', { name: 'Search' })
const field = () => screen.findByRole('combobox', { name: 'Page, train, station or PNR' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option')
const labels = (options: HTMLElement[]) => options.map(({ textContent }) => textContent)
/** The option that Enter takes. */
const active = () => {
  const [selected, ...others] = screen.getAllByRole('option', { selected: true })
  expect(others).toEqual([])
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', selected?.id)
  return selected
}

async function openedByKeys(address?: string, token?: string) {
  const app = await open(address, token)
  await app.user.keyboard('{Control>}k{/Control}')
  await waitFor(async () => expect(await field()).toHaveFocus())
  return app
}

test('C3: a button of the top bar opens the search, and says the keys that do', async () => {
  const { user } = await open()
  expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K')
  expect(button()).toHaveTextContent('Search')
  expect(screen.getByText('Ctrl K', { selector: 'header kbd' })).toBeInTheDocument()
  await user.click(button())
  await waitFor(async () => expect(await field()).toHaveFocus())
  await user.keyboard('{Escape}')
  await gone()
  await waitFor(() => expect(button()).toHaveFocus())
})

test('C3: a page that comes while one types in the search does not call away from it', async () => {
  const { user, router } = await openedByKeys()
  await user.keyboard('mum')
  await act(() => router.navigate({ to: '/about' }))
  await screen.findByRole('heading', { level: 1, name: 'About', hidden: true })
  expect(await field()).toHaveFocus()
  await user.keyboard('b')
  expect(await field()).toHaveValue('mumb')
})

test('C3: Ctrl and ⌘ with K open it from a field and close it again; the focus is back in the field', async () => {
  const { user } = await open('/profile')
  const name = await screen.findByRole('textbox', { name: 'First name' })
  await enter(user, name, 'Maya')
  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}K{/Control}']) {
    await user.keyboard(keys)
    await waitFor(async () => expect(await field(), keys).toHaveFocus())
    expect(name, keys).toHaveValue('Maya')
    await user.keyboard(keys)
    await gone()
    await waitFor(() => expect(name, keys).toHaveFocus())
  }
})

test('C3: K with other keys is left alone; a keyboard of another script opens it by the key where K stands', async () => {
  await open()
  const press = (key: string, held: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held })
    act(() => void window.dispatchEvent(event))
    return event
  }
  for (const [key, held] of [
    ['k', {}],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['j', { ctrlKey: true, code: 'KeyK' }],
  ] as const) {
    const pressed = `${key} ${JSON.stringify(held)}`
    expect(press(key, held).defaultPrevented, pressed).toBe(false)
    expect(screen.queryByRole('dialog'), pressed).not.toBeInTheDocument()
  }
  press('क', { code: 'KeyK', ctrlKey: true })
  expect(await palette()).toBeInTheDocument()
})

test('C3: a question that is open must be answered first', async () => {
  const { user } = await open('/settings')
  await user.click(await screen.findByRole('button', { name: 'Erase local data' }))
  await screen.findByRole('alertdialog')
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
})

test('B1: public pages have no search', async () => {
  const { user } = renderApp('/login')
  await screen.findByRole('heading', { name: 'Log in' })
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('button', { name: /^Search/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('C3: arrows, Home and End walk through the choices and round; Enter takes one', async () => {
  const { user, address } = await openedByKeys()
  const options = screen.getAllByRole('option')
  expect(active()).toBe(options[0])
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(options[1])
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toBe(options.at(-1))
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe(options[0])
  await user.keyboard('{End}')
  expect(active()).toBe(options.at(-1))
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}')
  expect(active()).toHaveTextContent('Stations')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/stations'))
  await gone()
  expect(screen.getByRole('heading', { level: 1, name: 'Stations' })).toHaveFocus()
})

test('C3: trains and stations are found with what matched marked, and lead to their pages', async () => {
  const { user, address } = await openedByKeys()
  await enter(user, await field(), 'dor')
  await screen.findByRole('group', { name: 'Stations' })
  await waitFor(() => expect(group('Trains').length).toBeGreaterThan(1))
  expect(labels(group('Stations'))).toEqual(['DorloDorlo City, NorthlandDOR'])
  expect([...(group('Stations')[0]?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(
    ['Dor', 'Dor', 'DOR'],
  )
  await waitFor(() => expect(screen.getByText(/^\d+ results$/)).toHaveRole('status'))
  await enter(user, await field(), '90001')
  expect(active()).toHaveTextContent('90001 Night MailAldun (ALD) to Dorlo (DOR)')
  expect(screen.getByText('1 result')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toMatch(/^\/trains\/b0+1$/))
})

test('C3, CNF-4: what nobody is called is said, with what to try; a PNR leads to its booking, however it is written', async () => {
  const { user, address } = await openedByKeys()
  await enter(user, await field(), 'xyzzy')
  expect((await screen.findByText(/^Nothing is called/)).parentElement).toHaveTextContent('“xyzzy”')
  expect(screen.getByText('No results')).toHaveRole('status')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(await field()).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}{ArrowDown}')
  expect(await palette()).toBeInTheDocument()

  await enter(user, await field(), ' pnr-0000 1 ')
  expect(active()).toHaveTextContent(/^Look up PNR PNR00001$/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/bookings/pnr/PNR00001'))
})

test('D1: nothing is asked before something is typed; while trains come, pages are found', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const calls = recordCalls()
  server.use(http.get('*/api/trains', () => held as Promise<undefined>))
  const { user } = await openedByKeys()
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/me'])
  await user.type(await field(), 'n')
  expect(await screen.findByText('Loading trains…')).toHaveRole('status')
  await user.type(await field(), 'ight')
  expect(screen.queryByText('No results')).not.toBeInTheDocument()
  await user.clear(await field())
  await user.type(await field(), 'tra')
  expect(labels(group('Pages'))).toEqual(['Trains'])
  release()
  await screen.findByRole('group', { name: 'Trains' })
  expect(active()).toHaveTextContent(/^Trains$/)
  expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument()
})

test('D1, X-1: trains that cannot be had are said, can be tried again, and the rest is found meanwhile', async () => {
  server.use(http.get('*/api/trains', () => fail(500, 'The signal box is closed'), { once: true }))
  const { user } = await openedByKeys()
  await enter(user, await field(), 'dorlo')
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Failed to fetch trains')
  expect(notice).toHaveTextContent('The signal box is closed')
  await screen.findByRole('group', { name: 'Stations' })
  await user.click(within(notice).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'Trains' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(await field()).toHaveFocus()
})

test('D1: what was not searched is not said to hold nothing', async () => {
  server.use(http.get('*/api/trains', () => fail(500, 'The signal box is closed'), { once: true }))
  const { user } = await openedByKeys()
  await enter(user, await field(), 'xyzzy')
  const notice = await screen.findByRole('alert')
  await waitFor(() => expect(screen.queryByText(/^Loading stations/)).not.toBeInTheDocument())
  expect(screen.queryByText('No results')).not.toBeInTheDocument()
  await user.click(within(notice).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No results')).toBeInTheDocument()
})

test('B5: only administrators find their pages', async () => {
  const { user, unmount } = await openedByKeys()
  await enter(user, await field(), 'users')
  expect(await screen.findByText(/^Nothing is called/)).toBeInTheDocument()
  unmount()
  const app = await openedByKeys('/help', issueToken(admin))
  await enter(app.user, await field(), 'users')
  expect(labels(group('Pages'))).toEqual(['UsersAdmin'])
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.address()).toBe('/admin/users'))
})

test('C4, A8: the theme can be switched from here, and the search closes; one can log out from here', async () => {
  const { user, address } = await openedByKeys()
  await enter(user, await field(), 'dark')
  await user.click(screen.getByRole('option', { name: 'Switch to the dark theme' }))
  expect(document.documentElement).toHaveClass('dark')
  await gone()
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(async () => expect(await field()).toHaveFocus())
  await enter(user, await field(), 'logout')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem('token')).toBeNull()
})

test('C3 goal G32: the two ends of a train found keep their places, whichever way their names run', async () => {
  db.stations.find(({ code }) => code === 'ALD')!.name = 'رحلة'
  db.stations.find(({ code }) => code === 'DOR')!.name = 'ירושלים'
  const { user } = await openedByKeys()
  await enter(user, await field(), '90001')
  await screen.findByRole('group', { name: 'Trains' })
  expect(active()?.textContent).toBe('90001 Night Mail\u2068رحلة (ALD)\u2069 to \u2068ירושלים (DOR)\u2069')
})

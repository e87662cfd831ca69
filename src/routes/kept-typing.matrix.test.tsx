import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { clearNotices, notices } from '@/lib/notify'
import { enter, escape } from '@/test/enter'
import { emptyOutbox } from '@/test/outbox/empty-outbox'
import { pendingBar, pendingGone } from '@/test/outbox/open-admin'
import { recordCalls } from '@/test/calls'
import { fillForm } from '@/test/page-actions'
import { renderApp } from '@/test/render-app'
import { byRow } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'
import { forgetPage } from '@/test/setup/jsdom-gaps'

inSmallRailway()

const editors = [
  {
    name: 'Train',
    address: `/admin/trains?edit=${trainId(1)}`,
    writes: '*/api/trains/:id',
    before: 'Night Mail',
    label: 'Night Mail (90001)',
  },
  {
    name: 'Station',
    address: `/admin/stations?edit=${stationId(1)}`,
    writes: '*/api/stations/:id',
    before: 'Aldun',
    label: 'Aldun (ALD)',
  },
]
type Editor = (typeof editors)[number]
type Page = Pick<Editor, 'name' | 'address' | 'writes'>

const typed = 'Zubrowka'
const kept = () => Object.keys(sessionStorage).filter((key) => /^(draft|unsent-changes):/.test(key))
const typedBefore = () => screen.queryByText('This is what you typed before and did not save.')
const form = async ({ name }: Page) => within(await screen.findByRole('form', { name }))
const nameField = async (editor: Page) => (await form(editor)).findByRole('textbox', { name: 'Name' })
const recorded = () => [...db.trains, ...db.stations].some(({ name }) => name === typed)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

function warnsOfClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

let pages: ReturnType<typeof renderApp>[] = []
afterEach(() => {
  for (const { queryClient } of pages) emptyOutbox(queryClient)
  pages = []
})

function open(editor: Page) {
  const page = renderApp(editor.address, { token: issueToken(admin) })
  pages.push(page)
  return page
}

/** The name is changed and saved: staged, not sent. */
async function save({ user }: ReturnType<typeof open>, editor: Editor) {
  await enter(user, await nameField(editor), typed)
  const button = `Save ${editor.name.toLowerCase()}`
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
  await closed()
}

async function saved(editor: Editor) {
  const app = open(editor)
  await save(app, editor)
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))
  const reload = () => {
    fireEvent(window, new Event('pagehide'))
    app.unmount()
    forgetPage()
    clearNotices()
    return open(editor)
  }
  return { ...app, press, reload }
}

async function refused(editor: Editor) {
  server.use(http.put(editor.writes, () => fail(400, 'The name is reserved'), { once: true }))
  const app = await saved(editor)
  await app.press('Send now')
  await waitFor(() =>
    expect(notices().some(({ message }) => message.includes('The name is reserved'))).toBe(true),
  )
  return app
}

const ends: Record<string, (editor: Editor) => Promise<void>> = {
  async 'is kept no longer once the change is sent'(editor) {
    const { press, reload } = await saved(editor)
    await press('Send now')
    await waitFor(() => expect(recorded()).toBe(true))
    await waitFor(() => expect(kept()).toEqual([]))
    expect(warnsOfClosing()).toBe(false)
    reload()
    expect(await nameField(editor)).toHaveValue(typed)
    expect(typedBefore()).not.toBeInTheDocument()
  },

  async 'is told once where it was refused and the page still knows; after a reload, of which closing the page warns, it is listed as not sent, and goes when it is retried'(
    editor,
  ) {
    const { user, reload } = await refused(editor)
    await user.click(await screen.findByRole('link', { name: /^Edit: Change/ }))
    expect(await nameField(editor)).toHaveValue(typed)
    expect(screen.getByText('The server did not take this change')).toBeInTheDocument()
    expect(typedBefore()).not.toBeInTheDocument()
    expect(warnsOfClosing()).toBe(true)
    const again = reload()
    expect(await nameField(editor)).toHaveValue(typed)
    expect(screen.getByText('The server did not take this change')).toBeInTheDocument()
    expect(typedBefore()).not.toBeInTheDocument()
    expect(warnsOfClosing()).toBe(true)
    await escape(again.user)
    await closed()
    const bar = within(await pendingBar())
    expect(bar.getAllByRole('listitem')[0]).toHaveTextContent(
      `Not sent: Change ${editor.label}Name: ${editor.before} → ${typed}The name is reserved`,
    )
    expect(recorded()).toBe(false)
    bar.getByRole('button', { name: `Retry: Change ${editor.label}` }).focus()
    await again.user.keyboard('{Enter}')
    await pendingGone()
    expect(recorded()).toBe(true)
    expect(kept()).toEqual([])
  },

  async 'is gone for good with a refused change that is discarded, also after a reload'(editor) {
    const { reload } = await refused(editor)
    const { user } = reload()
    expect(await nameField(editor)).toHaveValue(typed)
    await escape(user)
    await closed()
    await user.click(await screen.findByRole('button', { name: /^Discard: / }))
    await pendingGone()
    expect(kept()).toEqual([])
    expect(warnsOfClosing()).toBe(false)
    reload()
    expect(await nameField(editor)).toHaveValue(editor.before)
  },

  async 'does not come back where the change was undone, as it was taken back, and is not kept where closing the page has sent it'(
    editor,
  ) {
    const { press, reload } = await saved(editor)
    expect(kept()).toHaveLength(1)
    await press(/^Undo: /)
    await waitFor(() => expect(kept()).toEqual([]))
    const again = reload()
    expect(await nameField(editor)).toHaveValue(editor.before)
    expect(typedBefore()).not.toBeInTheDocument()
    await save(again, editor)
    expect(kept()).toHaveLength(1)
    fireEvent(window, new Event('pagehide'))
    again.unmount()
    open(editor)
    await waitFor(() => expect(recorded()).toBe(true))
    expect(kept()).toEqual([])
  },
}

describe.each(byRow(editors, Object.keys(ends)))(
  'goal G18: what was typed in the editor of a $name',
  (editor, chosen) => {
    test.each(chosen)('%s', async (end) => {
      await expect(ends[end]?.(editor)).resolves.toBeUndefined()
    })
  },
)

test('goal G18: of several new records that the server refused, each is listed as not sent after a reload, and is sent when it is retried', async () => {
  const listed = { name: 'Station', address: '/admin/stations', writes: '*/api/stations' }
  server.use(http.post(listed.writes, () => fail(400, 'Closed for the night')))
  const app = open(listed)
  const names = ['Zubrowka', 'Yarrow']
  const opened = async ({ user }: typeof app) =>
    user.click(await screen.findByRole('link', { name: 'Add station' }))
  for (const [at, name] of names.entries()) {
    await opened(app)
    const values = { Code: `ZZ${at}`, Name: name, City: 'Zed', State: 'Zed', Latitude: '1', Longitude: '2' }
    await fillForm('Station', values)
    await app.user.click(screen.getByRole('button', { name: 'Add station' }))
    await closed()
  }
  await app.user.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(notices()).toHaveLength(2))
  fireEvent(window, new Event('pagehide'))
  app.unmount()
  clearNotices()
  server.resetHandlers()

  const calls = recordCalls()
  const again = open(listed)
  const bar = within(await pendingBar())
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Not sent: Create Yarrow (ZZ1)Closed for the nightEditRetryDiscard',
    'Not sent: Create Zubrowka (ZZ0)Closed for the nightEditRetryDiscard',
  ])
  await opened(again)
  expect(await nameField(listed)).toHaveValue('')
  await escape(again.user)
  await closed()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  for (const name of names) {
    await again.user.click(screen.getByRole('button', { name: new RegExp(`^Retry: Create ${name}`) }))
    await waitFor(() => expect(db.stations.map((station) => station.name)).toContain(name))
  }
  await pendingGone()
  expect(kept()).toEqual([])
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { clearNotices, notices } from '@/lib/notify'
import { enter } from '@/test/enter'
import { emptyOutbox } from '@/test/outbox/empty-outbox'
import { fillForm } from '@/test/page-actions'
import { renderApp } from '@/test/render-app'
import { byRow } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const editors = [
  {
    name: 'Train',
    address: `/admin/trains?edit=${trainId(1)}`,
    writes: '*/api/trains/:id',
    before: 'Night Mail',
  },
  {
    name: 'Station',
    address: `/admin/stations?edit=${stationId(1)}`,
    writes: '*/api/stations/:id',
    before: 'Aldun',
  },
]
type Editor = (typeof editors)[number]

const typed = 'Zubrowka'
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))
const typedBefore = () => screen.queryByText('This is what you typed before and did not save.')
const form = async ({ name }: Editor) => within(await screen.findByRole('form', { name }))
const nameField = async (editor: Editor) => (await form(editor)).findByRole('textbox', { name: 'Name' })
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

function open(editor: Editor) {
  const page = renderApp(editor.address, { token: issueToken(admin) })
  pages.push(page)
  return page
}

/** The name is changed and saved: promised, not sent. */
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
  async 'is no draft any more once the change is sent'(editor) {
    const { press, reload } = await saved(editor)
    await press('Send now')
    await waitFor(() => expect(recorded()).toBe(true))
    await waitFor(() => expect(drafts()).toEqual([]))
    expect(warnsOfClosing()).toBe(false)
    reload()
    expect(await nameField(editor)).toHaveValue(typed)
    expect(typedBefore()).not.toBeInTheDocument()
  },

  async 'is told once where it was refused and the page still knows, and is back after a reload, of which closing the page warns'(
    editor,
  ) {
    const { user, reload } = await refused(editor)
    await user.click(await screen.findByRole('link', { name: /^Edit: Change/ }))
    expect(await nameField(editor)).toHaveValue(typed)
    expect(screen.getByText('The server did not take this change')).toBeInTheDocument()
    expect(typedBefore()).not.toBeInTheDocument()
    expect(warnsOfClosing()).toBe(true)
    reload()
    expect(await nameField(editor)).toHaveValue(typed)
    expect(typedBefore()).toBeInTheDocument()
    expect(recorded()).toBe(false)
  },

  async 'is gone with a refused change that is discarded'(editor) {
    const { press, reload } = await refused(editor)
    await press(/^Discard: /)
    await waitFor(() => expect(drafts()).toEqual([]))
    expect(warnsOfClosing()).toBe(false)
    reload()
    expect(await nameField(editor)).toHaveValue(editor.before)
  },

  async 'does not come back where the change was undone, as it was taken back, and is no draft where closing the page has sent it'(
    editor,
  ) {
    const { press, reload } = await saved(editor)
    expect(drafts()).toHaveLength(1)
    await press(/^Undo: /)
    await waitFor(() => expect(drafts()).toEqual([]))
    const again = reload()
    expect(await nameField(editor)).toHaveValue(editor.before)
    expect(typedBefore()).not.toBeInTheDocument()
    await save(again, editor)
    expect(drafts()).toHaveLength(1)
    fireEvent(window, new Event('pagehide'))
    again.unmount()
    open(editor)
    await waitFor(() => expect(recorded()).toBe(true))
    expect(drafts()).toEqual([])
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

test('goal G18: of several new records that the server refused, each is back after a reload, one after another', async () => {
  const listed = { name: 'Station', address: '/admin/stations', writes: '*/api/stations', before: '' }
  server.use(http.post(listed.writes, () => fail(400, 'Closed for the night')))
  const app = open(listed)
  const names = ['Zubrowka', 'Yarrow']
  const opened = async () => app.user.click(await screen.findByRole('link', { name: 'Add station' }))
  for (const [at, name] of names.entries()) {
    await opened()
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

  const { user, queryClient } = open(listed)
  for (const name of names) {
    await user.click(await screen.findByRole('link', { name: 'Add station' }))
    expect(await nameField(listed)).toHaveValue(name)
    expect(typedBefore()).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add station' }))
    await closed()
  }
  await user.click(await screen.findByRole('link', { name: 'Add station' }))
  expect(await nameField(listed)).toHaveValue('')
  expect(typedBefore()).not.toBeInTheDocument()
  expect(queryClient.isMutating()).toBe(0)
})

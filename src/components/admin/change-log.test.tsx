import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { inSmallRailway } from '@/test/railway/small-railway'
import { admin } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { trainResource } from '@/mutations/outbox/outbox-api'
import { outboxOf } from '@/mutations/outbox/outbox-of'
import { trainQueries } from '@/queries/trains'
import { renderApp } from '@/test/render-app'

inSmallRailway()

async function open() {
  const app = renderApp('/admin/trains', { token: issueToken(admin) })
  await app.user.click(await screen.findByRole('button', { name: 'Change log' }))
  return { ...app, log: await screen.findByRole('dialog', { name: 'Change log' }) }
}

/** A change that is undone, one that is sent, one that is refused. */
async function change() {
  const app = renderApp('/admin/trains', { token: issueToken(admin) })
  await screen.findByRole('button', { name: 'Change log' })
  const [night, second] = (await app.queryClient.query(trainQueries.list())).items
  const outbox = outboxOf(app.queryClient)
  await act(async () => {
    outbox.undo(outbox.stage(trainResource, { remove: [second!] })!)
    outbox.stage(trainResource, { update: [{ record: second!, fields: { fare: 450 } }] })
    outbox.stage(trainResource, { remove: [night!] })
    await outbox.sendNow()
  })
  app.unmount()
}

test('J2: the change log tells who did what, with before and after and how it ended, newest first', async () => {
  await change()
  const { user, log } = await open()
  const table = await within(log).findByRole('table', { name: 'Changes' })
  const rows = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  await waitFor(() => expect(rows()).toHaveLength(3))
  const act1 = /3 Mar 2026, 12:00 · Asha Admin/
  expect(rows()[0]).toMatch(/^Deleted train Night Mail \(90001\).*RefusedThis train has bookings/)
  expect(rows()[1]).toMatch(/^Changed train Train 2 \(90002\)Fare: 400 → 450.*Sent$/)
  expect(rows()[2]).toMatch(/^Deleted train Train 2 \(90002\).*Undone$/)
  for (const row of rows()) expect(row).toMatch(act1)
  await user.selectOptions(within(log).getByRole('combobox', { name: 'Result' }), 'Undone')
  expect(rows()).toHaveLength(1)
  expect(within(log).getByText('1 change')).toBeInTheDocument()
})

test('J2: what is shown of the log is exported, with the names of its columns', async () => {
  await change()
  const saved = vi.spyOn(URL, 'createObjectURL')
  const { user, log } = await open()
  await within(log).findByRole('table')
  await user.selectOptions(within(log).getByRole('combobox', { name: 'Result' }), 'Sent')
  await user.click(within(log).getByRole('button', { name: 'Export CSV' }))
  const blob = saved.mock.calls[0]?.[0] as Blob
  const [header, ...rows] = (await blob.text()).trim().split('\r\n')
  expect(header).toBe('\ufeffWhen,Who,What,Kind,Record,Before,After,Result,Said'.replace('\ufeff', ''))
  expect(rows).toEqual([
    '"3 Mar 2026, 12:00",Asha Admin,Changed,train,Train 2 (90002),Fare: 400,Fare: 450,Sent,',
  ])
})

test('J2: an empty log says what will stand there; what storage holds besides is passed over', async () => {
  localStorage.setItem(`admin-log:${admin}`, JSON.stringify([{ id: 1 }, 'x', null]))
  const { log } = await open()
  expect(await within(log).findByText('No changes yet')).toBeInTheDocument()
})

test('J2, goal G5: of a stored log, what fits is shown and exported, and the rest is passed over', async () => {
  const entry = { at: 0, kind: 'update', noun: 'train', record: 'Night Mail', result: 'sent', words: null }
  const stored = [
    { at: 1e20 },
    { at: null },
    { noun: {} },
    { kind: 'constructor' },
    { kind: { toString: 1 } },
    { words: {} },
    { before: {}, after: JSON.parse('{"__proto__":1}') },
    { before: ['a'], after: { Fare: 450 } },
    { before: { Fare: 400, Days: {}, Zone: 'NZ' }, after: { Fare: 450, Days: ['Mon'], Zone: {} } },
  ].map((changes, n) => ({ ...entry, ...changes, id: `${n}` }))
  localStorage.setItem(`admin-log:${admin}`, JSON.stringify(stored))
  const saved = vi.spyOn(URL, 'createObjectURL')
  const { user, log } = await open()
  const table = await within(log).findByRole('table', { name: 'Changes' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.querySelector('ul')?.textContent)).toEqual([
    undefined,
    '__proto__: — → 1',
    undefined,
    'Fare: 400 → 450',
  ])
  await user.click(within(log).getByRole('button', { name: 'Export CSV' }))
  const [file] = saved.mock.calls[0] ?? []
  expect(await (file as Blob).text()).not.toMatch(/object|undefined/)
})

test('T15 goal G32: before and after keep their places, and the words of a refusal are folded, whatever runs the other way', async () => {
  const words = 'הרכבת לא נמצאה. '.repeat(40).trim()
  server.use(http.put('*/api/trains/:id', () => fail(400, words)))
  const app = renderApp('/admin/trains', { token: issueToken(admin) })
  await screen.findByRole('button', { name: 'Change log' })
  const [record] = (await app.queryClient.query(trainQueries.list())).items
  const outbox = outboxOf(app.queryClient)
  await act(async () => {
    outbox.stage(trainResource, { update: [{ record: record!, fields: { name: 'رحلة' } }] })
    await outbox.sendNow()
  })
  app.unmount()
  const { user, log } = await open()
  const before = await within(log).findByText('Night Mail')
  const after = within(log).getByText('رحلة')
  expect([before, after].map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI'])
  expect(before.parentElement).toBe(after.parentElement)
  expect(before.parentElement).toHaveTextContent('Name: Night Mail → رحلة')
  expect(before.parentElement).toHaveAttribute('dir', 'ltr')
  expect(log).not.toHaveTextContent(words)
  await user.click(within(log).getByRole('button', { name: 'Show all' }))
  expect(within(log).getByText(words).parentElement).toHaveAttribute('dir', 'auto')
})

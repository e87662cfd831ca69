import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { admin, stationId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { escape } from '@/test/enter'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const open = (query: string) => renderApp(`/admin/import${query}`, { token: issueToken(admin) })
type User = ReturnType<typeof open>['user']

const fileOf = (content: BlobPart, name = 'railway.csv') => new File([content], name, { type: 'text/csv' })
const choose = async (user: User, content: BlobPart, name?: string) =>
  user.upload(await screen.findByLabelText('CSV file'), fileOf(content, name))

const counts = async (words: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Rehearsal' })).toHaveTextContent(words))
const tableRows = async () =>
  within(await screen.findByRole('table', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))
const applyCard = () => within(screen.getByRole('region', { name: 'Apply' }))
const writes = (calls: ReturnType<typeof recordCalls>) => calls.filter(({ method }) => method !== 'GET')
const sendNow = async (user: User) => user.click(await screen.findByRole('button', { name: 'Send now' }))
const allSent = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Pending changes' })).not.toBeInTheDocument())

/** One of each: Aldun changes, Bexor stays, Eskil is new, and the last two are in error. */
const stationsFile = [
  'Code;Name;City;State;Zone;Latitude;Longitude;Colour',
  'ALD;Aldun Junction;Aldun City;Northland;NZ;12,5;77;red',
  'BEX;Bexor;Bexor City;Northland;NZ;13;77;',
  'ESK;Eskil;Eskil;Northland;;12.75;77.5;',
  'ald;Aldun;Aldun City;Northland;NZ;12;77;',
  'CIM;Cimra;;Northland;NZ;140;77;',
].join('\r\n')

test('J3: each row of a file is rehearsed, with its differences and its errors in their place, and nothing is sent; the errors are a file to work through', async () => {
  const { user, address } = open('?kind=stations')
  const calls = recordCalls()
  await choose(user, stationsFile)
  await counts('1 new, 1 changed, 1 same, 2 with errors')
  expect(await tableRows()).toEqual([
    '2 | ALD | Aldun Junction | Changed | Name | Aldun | Aldun Junction',
    '2 | ALD | Aldun Junction | Changed | Latitude | 12 | 12.5',
    '3 | BEX | Bexor | Same | — | — | —',
    '4 | ESK | Eskil | New | — | — | City: Eskil; State: Northland; Zone: —; Latitude: 12.75; Longitude: 77.5',
    '5 | ALD | Aldun | Error | code | ald | Line 2 has the same code',
    '6 | CIM | Cimra | Error | city | — | Enter the city',
    '6 | CIM | Cimra | Error | latitude | 140 | Between -90 and 90 degrees',
  ])
  expect(screen.getByText(/^Ignored, as no station has it: column Colour\.$/)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'With errors 2' }))
  await waitFor(async () => expect(await tableRows()).toHaveLength(3))
  expect(address()).toBe('/admin/import?kind=stations&show=error')
  expect(writes(calls)).toEqual([])
  expect(db.stations).toHaveLength(4)

  const saved = vi.spyOn(URL, 'createObjectURL')
  await user.click(screen.getByRole('button', { name: 'Download the errors' }))
  const [file] = saved.mock.calls.at(-1) ?? []
  if (!(file instanceof Blob)) throw new Error('No file was saved')
  expect(parse(await file.text(), { bom: true })).toEqual([
    ['line', 'code', 'column', 'value', 'problem'],
    ['5', 'ALD', 'code', 'ald', 'Line 2 has the same code'],
    ['6', 'CIM', 'city', '', 'Enter the city'],
    ['6', 'CIM', 'latitude', '140', 'Between -90 and 90 degrees'],
  ])
})

test('J3: undone, an import sends nothing, and the rehearsal is as it was; what is applied goes out as it was rehearsed, a PUT with the changed fields over the record, a POST with the new one', async () => {
  const { user } = open('?kind=stations')
  await choose(user, stationsFile)
  await counts('1 new, 1 changed')
  const calls = recordCalls()
  await user.click(applyCard().getByRole('button', { name: 'Apply 2 rows' }))
  await counts('0 new, 0 changed')
  const said: string[] = []
  const listener = new MutationObserver(() => said.push(document.body.textContent))
  listener.observe(document.body, { childList: true, subtree: true, characterData: true })
  await user.click(await screen.findByRole('button', { name: /^Undo: Apply changes to 2 stations/ }))
  await counts('1 new, 1 changed, 1 same, 2 with errors')
  listener.disconnect()
  expect(said.filter((text) => text.includes('All that was applied went through'))).toEqual([])
  await allSent()
  expect(applyCard().queryByRole('link', { name: 'See the stations' })).not.toBeInTheDocument()
  expect(writes(calls)).toEqual([])

  await user.dblClick(applyCard().getByRole('button', { name: 'Apply 2 rows' }))
  await counts('0 new, 0 changed, 3 same, 2 with errors')
  expect(applyCard().getByText(/can be undone as one for 10 seconds/)).toBeInTheDocument()
  expect(applyCard().getByRole('link', { name: 'See the stations' })).toHaveAttribute(
    'href',
    '/admin/stations',
  )
  expect(writes(calls)).toEqual([])
  await sendNow(user)
  await allSent()
  expect(writes(calls)).toEqual([
    {
      method: 'POST',
      path: '/api/stations',
      body: {
        code: 'ESK',
        name: 'Eskil',
        city: 'Eskil',
        state: 'Northland',
        latitude: 12.75,
        longitude: 77.5,
      },
    },
    {
      method: 'PUT',
      path: `/api/stations/${stationId(1)}`,
      body: {
        code: 'ALD',
        name: 'Aldun Junction',
        city: 'Aldun City',
        state: 'Northland',
        zone: 'NZ',
        latitude: 12.5,
        longitude: 77,
      },
    },
  ])
  await counts('0 new, 0 changed, 3 same, 2 with errors')
  expect(applyCard().getByText(/All that was applied went through/)).toBeInTheDocument()
})

test('J3: only what is chosen is applied; what the server refuses is still to be done, and can be retried', async () => {
  const { user } = open('?kind=stations')
  await choose(user, stationsFile)
  await counts('1 new, 1 changed')
  const calls = recordCalls()
  const fresh = applyCard().getByRole('checkbox', { name: 'Add 1 new station' })
  await user.click(fresh)
  await user.click(applyCard().getByRole('button', { name: 'Apply 1 row' }))
  await sendNow(user)
  await allSent()
  expect(writes(calls).map(({ method }) => method)).toEqual(['PUT'])
  await counts('1 new, 0 changed, 2 same')
  expect(applyCard().getByRole('button', { name: 'Apply 0 rows' })).toBeDisabled()
  expect(applyCard().getByText(/All that was applied went through/)).toBeInTheDocument()

  server.use(http.post('*/api/stations', () => fail(400, 'No more stations today'), { once: true }))
  await user.click(fresh)
  await user.click(applyCard().getByRole('button', { name: 'Apply 1 row' }))
  await sendNow(user)
  expect(await applyCard().findByText(/^1 row did not go through/)).toBeInTheDocument()
  await counts('1 new, 0 changed, 2 same')
  await user.click(await screen.findByRole('button', { name: /^Retry/ }))
  await allSent()
  await counts('0 new, 0 changed, 3 same')
  expect(db.stations.map(({ code }) => code)).toContain('ESK')
})

test('J3: a file that is removed while another one is read does not come back as that one', async () => {
  const { user } = open('?kind=stations')
  await choose(user, stationsFile)
  await counts('1 new, 1 changed')
  const content = Promise.withResolvers<ArrayBuffer>()
  const slow = Object.assign(fileOf('', 'slow.csv'), { arrayBuffer: () => content.promise })
  await user.upload(screen.getByLabelText('CSV file'), slow)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).not.toHaveAttribute('aria-busy')
  content.resolve(new TextEncoder().encode(stationsFile).buffer)
  const kinds = within(screen.getByRole('navigation', { name: 'What to import' }))
  await user.click(kinds.getByRole('link', { name: 'Trains' }))
  await choose(user, trainsFile)
  await counts('1 new, 1 changed, 1 same, 1 with errors')
  await user.click(kinds.getByRole('link', { name: 'Stations' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Rehearsal' })).not.toBeInTheDocument()
})

const trainHeader =
  'trainNumber,name,trainType,source,destination,departure,arrival,days,totalSeats,fare,stops'
const trainsFile = [
  trainHeader,
  '90001,Night Mail,Express,ALD,DOR,22:00,06:00,Wed,3,50,ALD -22:00 +0 0km; BEX 23:50-00:10 +0 110km; CIM 03:00-03:05 +1 275km; DOR 06:00- +1 480km',
  '90002,Train 2,Express,ALD,DOR,06:00,12:00,Sun Mon Tue Wed Thu Fri Sat,50,450,',
  '90003,Train 3,Express,DOR,ESK,06:00,12:00,Sun Mon Tue Wed Thu Fri Sat,50,400,',
  '90004,"\'=Day, Mail",Express,DOR,CIM,08:15,11:00,Mon,80,99.50,',
].join('\n')

test('J3: trains are compared with their stops; an unknown station is an error at its place', async () => {
  const { user } = open('?kind=trains')
  const calls = recordCalls()
  await choose(user, trainsFile)
  await counts('1 new, 1 changed, 1 same, 1 with errors')
  expect((await tableRows()).slice(1)).toEqual([
    '3 | 90002 | Train 2 | Changed | Fare | 400 | 450',
    '4 | 90003 | Train 3 | Error | destination | ESK | There is no station ESK',
    expect.stringMatching(/^5 \| 90004 \| '=Day, Mail \| New \| .*From: Dorlo \(DOR\); To: Cimra \(CIM\)/),
  ])
  await user.click(applyCard().getByRole('button', { name: 'Apply 2 rows' }))
  await sendNow(user)
  await allSent()
  const sent = writes(calls)
  expect(sent.map(({ method }) => method).toSorted()).toEqual(['POST', 'PUT'])
  expect(db.trains.find(({ trainNumber }) => trainNumber === '90002')).toMatchObject({ fare: 450, route: [] })
  expect(db.trains.find(({ trainNumber }) => trainNumber === '90004')).toMatchObject({
    name: '=Day, Mail',
    source: stationId(4),
    daysOfOperation: ['Mon'],
  })
})

test('J3: each kind keeps its file while the other one is looked at, and a train may name a station of the other file as soon as that is sent', async () => {
  const { user } = open('?kind=stations')
  await choose(user, stationsFile, 'stations.csv')
  await counts('1 new, 1 changed, 1 same, 2 with errors')
  await user.click(applyCard().getByRole('button', { name: 'Apply 2 rows' }))
  const kinds = within(screen.getByRole('navigation', { name: 'What to import' }))
  await user.click(kinds.getByRole('link', { name: 'Trains' }))
  await choose(user, trainsFile, 'trains.csv')
  await counts('1 new, 1 changed, 1 same, 1 with errors')
  expect((await tableRows())[2]).toContain('Station ESK is not sent yet')
  await sendNow(user)
  await counts('1 new, 2 changed, 1 same, 0 with errors')
  await user.click(kinds.getByRole('link', { name: 'Stations' }))
  await counts('0 new, 0 changed, 3 same, 2 with errors')
  expect(screen.getByText('stations.csv')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
  await user.click(kinds.getByRole('link', { name: 'Trains' }))
  expect(await screen.findByText('trains.csv')).toBeInTheDocument()
})

test('J3: one line is shown with all that it says and does, under its own address', async () => {
  const { user, address } = open('?kind=trains')
  await choose(user, trainsFile.replace('BEX 23:50-00:10', 'BEX 23:50-00:15'))
  await user.click(await screen.findByRole('link', { name: 'Line 2' }))
  const panel = await screen.findByRole('dialog', { name: 'Line 2: 90001 Night Mail' })
  expect(address()).toBe('/admin/import?kind=trains&line=2')
  expect(within(panel).getByText('Stop 2').nextSibling).toHaveTextContent(
    'BEX 23:50-00:10 +0 110km → BEX 23:50-00:15 +0 110km',
  )
  expect(within(panel).getByText('trainType').nextSibling).toHaveTextContent('Express')
  await escape(user)
  await waitFor(() => expect(address()).toBe('/admin/import?kind=trains'))
})

test('J3: a file that cannot be read is refused in words, and the one before it stays', async () => {
  const { user } = open('?kind=stations')
  await choose(user, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'photo.csv')
  expect(await screen.findByRole('alert')).toHaveTextContent('photo.csv: This is not a text file')
  await choose(user, stationsFile)
  await counts('1 new, 1 changed')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await choose(user, trainsFile, 'trains.csv')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /trains\.csv: It has no column code.*trainNumber, name/,
  )
  await choose(user, 'code,name,CODE\nA,b,c')
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The column code stands there twice'),
  )
  await choose(user, '<!doctype html><title>Sign in</title>', 'login.csv')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('login.csv: This is a web page'))
  await counts('1 new, 1 changed')
  expect(screen.getByText('railway.csv')).toBeInTheDocument()
})

test('J3: rows may be pasted or dropped as well', async () => {
  const { user } = open('?kind=stations')
  await user.click(await screen.findByText('Paste rows instead'))
  await user.click(screen.getByRole('button', { name: 'Read these rows' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Pasted rows: There is nothing in it')
  await user.click(screen.getByRole('textbox', { name: /^Rows, with the line of column names first/ }))
  await user.paste(stationsFile.replaceAll(';', '\t'))
  await user.click(screen.getByRole('button', { name: 'Read these rows' }))
  await counts('1 new, 1 changed, 1 same, 2 with errors')
  const [one, two] = [fileOf('code\nALD', 'one.csv'), fileOf('code\nBEX', 'two.csv')]
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [one, two] } })
  expect(await screen.findByText('One file at a time: drop just one.')).toBeInTheDocument()
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [one] } })
  expect(await screen.findByText('one.csv')).toBeInTheDocument()
  await counts('0 new, 0 changed, 1 same, 0 with errors')
})

test('J3, ADM-6: what the lists export is what the import takes, without differences', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL')
  const { user, router } = renderApp('/admin/trains', { token: issueToken(admin) })
  await screen.findByRole('table', { name: 'Trains' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const [file] = saved.mock.calls.at(-1) ?? []
  if (!(file instanceof Blob)) throw new Error('No file was saved')
  expect(await file.text()).toContain('BEX 23:50-00:10 +0 110km')
  await user.click(screen.getByRole('link', { name: 'Import CSV' }))
  await waitFor(() => expect(router.state.location.href).toBe('/admin/import?kind=trains'))
  await choose(user, await file.arrayBuffer(), 'trains.csv')
  await counts(`0 new, 0 changed, ${db.trains.length} same, 0 with errors`)
  expect(applyCard().getByText(/^Nothing is left to do/)).toBeInTheDocument()
})

test('J3: a passenger does not get there', async () => {
  const passenger = db.users.find(({ role }) => role === 'user')?._id ?? ''
  renderApp('/admin/import', { token: issueToken(passenger) })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Import'))
  expect(screen.queryByLabelText('CSV file')).not.toBeInTheDocument()
})

test('ADM-6 goal G32: of a line, before and after keep their places, whichever way they run', async () => {
  db.stations.find(({ code }) => code === 'ALD')!.name = 'ירושלים'
  const { user } = open('?kind=stations')
  await choose(user, stationsFile.replace('Aldun Junction', '\u202eرحلة'))
  await user.click((await screen.findAllByRole('link', { name: 'Line 2' }))[0]!)
  const panel = within(await screen.findByRole('dialog', { name: /^Line 2:/ }))
  const name = panel.getAllByRole('definition')[0]!
  expect(name).toHaveTextContent('ירושלים → \u202eرحلة')
  expect(name).toHaveAttribute('dir', 'ltr')
  const values = [...name.querySelectorAll('del, ins')]
  expect(values.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['DEL', 'ירושלים'],
    ['INS', '\u202eرحلة'],
  ])
  for (const value of values) expect(value.firstElementChild?.tagName).toBe('BDI')
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin, maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { escape } from '@/test/enter'
import { expectOnlyText, watchHostileTexts, wordsOnPage } from '@/test/hostile/hostile-page'
import { hostileTexts } from '@/test/hostile/hostile-texts'
import { renderApp } from '@/test/render-app'
import { every } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
watchHostileTexts()

const otherTypes = ['checkbox', 'radio', 'date', 'time', 'file'].map((type) => `[type=${type}]`)
const textFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `textarea:enabled, input:enabled:not([readonly], ${otherTypes.join()})`,
  ),
]
/** A field of one line knows no breaks. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n]+/g, '')

interface Page {
  address: string
  as?: string
  /** A button that brings more fields. */
  press?: string
  fields: number
}

const pages: Page[] = [
  { address: '/login', fields: 2 },
  { address: '/register', fields: 6 },
  { address: '/forgot-password', fields: 1 },
  { address: '/reset-password/abc', fields: 2 },
  { address: '/profile', as: maya, fields: 6 },
  { address: '/plan-journey', as: maya, fields: 2 },
  { address: '/trains', as: maya, fields: 1 },
  { address: '/stations', as: maya, fields: 1 },
  { address: '/bookings', as: maya, fields: 2 },
  { address: '/reviews', as: maya, fields: 2 },
  { address: `/reviews?train=${trainId(2)}&write=new`, as: maya, fields: 4 },
  {
    address: `/bookings/new/${trainId(2)}?date=2026-03-05&step=passengers&passengers=2`,
    as: maya,
    fields: 4,
  },
  { address: '/settings', as: maya, press: 'Edit Ira Sol', fields: 2 },
  { address: '/help', as: maya, press: 'Search pages, trains and stations', fields: 1 },
  { address: '/admin/stations', as: admin, press: 'Views', fields: 2 },
  { address: '/admin/stations?edit=new', as: admin, fields: 8 },
  { address: `/admin/stations?edit=${stationId(1)}`, as: admin, fields: 8 },
  { address: `/admin/trains?edit=${trainId(1)}`, as: admin, fields: 17 },
  { address: '/admin/trains?edit=new', as: admin, fields: 11 },
  { address: '/admin/users?edit=new', as: admin, fields: 3 },
  { address: '/admin/bookings', as: admin, fields: 2 },
]

/** Of the sample every page begins with the text after the last one of the page before it: so each text is in one field. */
const firstOf = (page: Page) =>
  pages.slice(0, pages.indexOf(page)).reduce((sum, { fields }) => sum + fields, 0) % hostileTexts.length
const turnsOf = (page: Page) => {
  const turns = [...hostileTexts.keys()]
  return every(turns.length, [...turns.slice(firstOf(page)), ...turns.slice(0, firstOf(page))])
}

test.each([
  ['a visitor', undefined],
  ['a passenger', maya],
  ['an administrator', admin],
])(
  'goal G31: hostile texts in all text fields of the pages of %s stay what was typed',
  async (_who, who) => {
    localStorage.setItem(`passengers:${maya}`, JSON.stringify([{ name: 'Ira Sol', age: '34', gender: 'F' }]))
    const elsewhere = who ? '/about' : '/unauthorized'
    const { user, router } = renderApp(elsewhere, who ? { token: issueToken(who) } : {})
    await screen.findByRole('heading', { level: 1 })
    for (const page of pages.filter(({ as }) => as === who)) {
      const { address, press, fields } = page
      const open = async () => {
        await act(() => router.navigate({ href: address }))
        if (press) await user.click(await screen.findByRole('button', { name: press }))
        await waitFor(() => expect(textFields().length, address).toBeGreaterThanOrEqual(fields))
      }
      await open()
      for (const [turn, first] of turnsOf(page).entries()) {
        // What was sent, or searched for, may have led on.
        if (textFields().length < fields) {
          await act(() => router.navigate({ href: elsewhere }))
          await open()
        }
        for (const [index, field] of textFields().entries()) {
          const text = hostileTexts[(first + index) % hostileTexts.length] ?? ''
          fireEvent.change(field, { target: { value: text } })
          expect(inOneLine(field.value), address).toBe(inOneLine(text))
        }
        expectOnlyText()
        if (turn % 6 > 0) continue
        await act(async () => {
          for (const form of document.forms) fireEvent.submit(form)
        })
        expectOnlyText()
      }
    }
  },
  600_000,
)

// A file with a null in it is refused as a whole.
const inFiles = hostileTexts.map((text) => text.replaceAll('\u0000', ''))
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const columns = ['Code', 'Name', 'City', 'State', 'Zone', 'Latitude', 'Longitude'] as const
type Line = Record<(typeof columns)[number], string>

/** A station in words of which each begins with another of the texts. */
const station = (line: number): Line => {
  const text = (field: string, index: number) => `${inFiles[(line + index) % inFiles.length]} ${field}`
  return {
    Code: `Z${line}`,
    Name: text('name', 1),
    City: text('city', 2),
    State: text('state', 3),
    Zone: text('zone', 4),
    Latitude: '12',
    Longitude: '77',
  }
}
/** The same, refused for its code and its place. */
const refused = (line: number): Line => {
  const text = (field: string) => `${inFiles[line]} ${field}`
  return { ...station(line), Code: text('code'), Latitude: text('latitude'), Longitude: text('longitude') }
}

test('ADM-6 goal G31: hostile texts in every column of a file are text where the import is rehearsed', async () => {
  // Of every eighth line each column has another text than the columns beside it.
  const lines = every(8, [...inFiles.keys()])
  // All of a file in sight: a line with errors has a row for each.
  const eights = lines.flatMap((_line, at) => (at % 8 === 0 ? [lines.slice(at, at + 8)] : []))
  const files = [station, refused].flatMap((kind) => eights.map((eight) => eight.map(kind)))
  const { user } = renderApp('/admin/import?kind=stations', { token: issueToken(admin) })
  const seen: string[] = []
  for (const [at, file] of files.entries()) {
    const name = `${at}${inFiles[3]}.csv`
    const extra = inFiles.slice(at * 4, at * 4 + 4)
    const rows = [[...columns, ...extra], ...file.map((line) => columns.map((column) => line[column]))]
    const content = rows.map((row) => row.map(cell).join(',')).join('\n')
    fireEvent.change(await screen.findByLabelText('CSV file'), {
      target: { files: [new File([content], name)] },
    })
    await screen.findByText(name)
    const table = await screen.findByRole('table', { name: 'Rows of the file' })
    await waitFor(() => expect(table.querySelectorAll('tr')).toHaveLength(Number(table.ariaRowCount)))
    const links = screen.getAllByRole('link', { name: /^Line \d/ })
    seen.push(wordsOnPage())
    expectOnlyText()
    // A cell that holds a whole record is cut: all of it stands in the panel of the line.
    for (const link of at < eights.length ? links : links.slice(-1)) {
      fireEvent.click(link)
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Line \d+: /))
      seen.push(wordsOnPage())
      expectOnlyText()
    }
    await escape(user)
  }
  const words = inOneLine(seen.join('\n')).toUpperCase()
  const cells = files.flat().flatMap((line) => Object.values(line))
  expect(cells.filter((text) => !words.includes(inOneLine(text).toUpperCase()))).toEqual([])
}, 120_000)

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { enter } from '@/test/enter'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const from = () => screen.findByRole('combobox', { name: 'From' })
const to = () => screen.findByRole('combobox', { name: 'To' })
const date = () => screen.getByLabelText('Date')
const searchButton = () =>
  within(screen.getByRole('search', { name: 'Journey' })).getByRole('button', { name: 'Search' })
const found = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

async function openPlanner(address = '/journey-planner') {
  const app = renderApp(address, { token: issueToken(maya) })
  // The form is there before the stations.
  await screen.findByText(/^Between \d+ stations/)
  return app
}

test('design: a search by keyboard alone; the options are announced, and the focus stays where it was', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user, address } = await openPlanner()
  const field = await from()
  act(() => field.focus())
  await user.keyboard('o')
  const options = within(screen.getByRole('listbox', { name: 'From' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'BexorBexor City, NorthlandBEX',
    'DorloDorlo City, NorthlandDOR',
  ])
  expect(screen.getByText('2 to choose from')).toHaveAttribute('role', 'status')
  expect(field).toHaveAttribute('aria-expanded', 'true')

  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
  expect(options[0]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
  expect(scrolled.mock.contexts.at(-1)).toBe(options[1])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue('Bexor (BEX)')
  expect(field).toHaveAttribute('aria-expanded', 'false')

  await user.tab()
  await user.tab()
  expect(await to()).toHaveFocus()
  await user.keyboard('dorl{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await to()).toHaveValue('Dorlo (DOR)')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/journey-planner?from=BEX&to=DOR&date=2026-03-04&passengers=1'))
  expect(
    await screen.findByText('0 direct trains and 0 journeys with changes, Wed 4 Mar'),
  ).toBeInTheDocument()
  expect(await to()).toHaveFocus()
})

test('STA-1: a code is enough: with Tab, with Enter, in any case; so is a whole name', async () => {
  const { user, address } = await openPlanner()
  await user.type(await from(), ' ald')
  await user.tab()
  expect(await from()).toHaveValue('Aldun (ALD)')
  await user.type(await to(), 'dor{Enter}')
  await waitFor(() => expect(address()).toContain('from=ALD&to=DOR'))
  expect(await to()).toHaveValue('Dorlo (DOR)')

  await enter(user, await to(), 'bexor')
  await user.tab()
  expect(await to()).toHaveValue('Bexor (BEX)')
  expect(screen.queryByText(/No station matches/)).not.toBeInTheDocument()
})

test('STA-1: Tab takes the option gone down to; a press takes one; what is being deleted still finds its station', async () => {
  const { user } = await openPlanner()
  await user.type(await from(), 'cim{ArrowDown}')
  await user.tab()
  expect(await from()).toHaveValue('Cimra (CIM)')
  await enter(user, await to(), 'dorlo c')
  await user.click(screen.getByRole('option', { name: /Dorlo/ }))
  expect(await to()).toHaveValue('Dorlo (DOR)')
  expect(await to()).toHaveFocus()
  await user.keyboard('{Backspace}')
  expect(screen.getByRole('option', { name: /Dorlo/ })).toBeInTheDocument()
  expect(screen.getByText('Dorlo', { selector: 'mark' })).toBeInTheDocument()
  await enter(user, await to(), 'nowhere')
  expect(await screen.findByText(/No station matches/)).toHaveAttribute('role', 'status')
})

test('STA-1: the keys of an input method choose no station and send nothing, until it has ended', async () => {
  const { user, address } = await openPlanner()
  const field = await from()
  await user.type(field, 'ald')
  const composed = [
    { key: 'ArrowDown', isComposing: true },
    { key: 'Enter', isComposing: true },
    { key: 'Escape', isComposing: true },
    { key: 'k', ctrlKey: true, isComposing: true },
    // Safari says that the composition has ended, and then with which key.
    { key: 'Enter', keyCode: 229 },
  ]
  for (const press of composed) fireEvent.keyDown(field, press)
  expect(field).toHaveValue('ald')
  expect(field).not.toHaveAttribute('aria-activedescendant')
  expect(screen.getByRole('listbox', { name: 'From' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/journey-planner')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue('Aldun (ALD)')
})

test('PLN-1: what is missing is said at each field, the first one has the focus, and nothing is asked; the same station twice is refused, until either of the two is another one', async () => {
  const { user, address } = await openPlanner()
  const calls = recordCalls()
  const [start, end] = [await from(), await to()]
  await enter(user, end, 'nowhere')
  await user.click(searchButton())
  expect(start).toHaveAccessibleDescription('Enter the station you travel from')
  expect(start).toHaveFocus()
  expect(end).toHaveAccessibleDescription('Choose a station from the list for “nowhere”')
  await user.keyboard('ald')
  expect(start).toBeValid()
  expect(end).toBeInvalid()
  expect(address()).toBe('/journey-planner')
  expect(calls).toEqual([])

  await enter(user, end, 'ALD')
  await user.click(searchButton())
  expect(end).toHaveAccessibleDescription('From and to are the same station: choose another one')
  expect(end).toHaveFocus()
  expect(address()).toBe('/journey-planner')
  await enter(user, start, 'BEX')
  expect(end).toBeValid()
})

test('PLN-2: the same question once more leads to its answer at once, and to nothing later', async () => {
  const { user } = await openPlanner('/journey-planner?from=ALD&to=DOR&date=2026-03-05')
  await screen.findByRole('heading', { level: 3, name: /Train 2/ })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2000 } as DOMRect)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(searchButton())
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' })
})

test('PLN-1: a page left open past the railway’s midnight knows the new day', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-03-03T18:29:50Z'),
  })
  const { user, address } = await openPlanner('/journey-planner?from=ALD&to=DOR&date=2026-03-05')
  await screen.findByRole('heading', { level: 3, name: /Train 2/ })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await user.click(screen.getByRole('button', { name: /^Today.*Wed 4 Mar/ }))
  await user.click(searchButton())
  await waitFor(() => expect(address()).toContain('date=2026-03-04'))
  expect(screen.queryByText('This date has passed')).not.toBeInTheDocument()
})

test('api-model 8: a date that has passed is refused at the field; the quick dates are calendar days', async () => {
  const { user, address } = await openPlanner('/journey-planner?from=ALD&to=DOR&date=2026-03-02')
  expect(await screen.findByText('This date has passed')).toBeInTheDocument()
  expect(date()).toHaveValue('2026-03-02')
  expect(date()).toHaveAttribute('min', '2026-03-03')
  await user.click(searchButton())
  expect(date()).toHaveAccessibleDescription('This date has passed: choose today or a later day')
  expect(date()).toHaveFocus()
  await user.clear(date())
  await user.click(searchButton())
  expect(date()).toBeInvalid()
  await user.click(screen.getByRole('button', { name: /^Saturday.*7 Mar/ }))
  expect(date()).toBeValid()
  await user.click(searchButton())
  await waitFor(() => expect(address()).toContain('date=2026-03-07'))
})

test('PLN-1: swap keeps the values and the focus, and is announced', async () => {
  const { user } = await openPlanner()
  await enter(user, await from(), 'ALD')
  await enter(user, await to(), 'somewhere')
  const swap = screen.getByRole('button', { name: 'Swap from and to' })
  await user.click(swap)
  expect(await from()).toHaveValue('somewhere')
  expect(await to()).toHaveValue('Aldun (ALD)')
  expect(swap).toHaveFocus()
  expect(screen.getByText('Swapped: from somewhere to Aldun (ALD)')).toHaveAttribute('role', 'status')
  await user.keyboard('{Enter}')
  expect(screen.getByText('Swapped: from Aldun (ALD) to somewhere')).toBeInTheDocument()
})

test('D5, PLN-7: the address holds the search; the focus stays on Search; Back, and the link opened anew, show the same; both addresses take it', async () => {
  const { user, address, router, unmount } = await openPlanner()
  await enter(user, await from(), 'ALD')
  await enter(user, await to(), 'DOR')
  await user.selectOptions(screen.getByLabelText('Passengers'), '3 passengers')
  await user.click(searchButton())
  await screen.findByText('2 direct trains, Wed 4 Mar')
  expect(searchButton()).toHaveFocus()
  await user.click(screen.getByRole('link', { name: /^Cheapest/ }))
  const link = '/journey-planner?from=ALD&to=DOR&date=2026-03-04&passengers=3&sort=cheapest'
  await waitFor(() => expect(address()).toBe(link))
  const shown = found()

  act(() => router.history.back())
  await waitFor(async () => expect(await from()).toHaveValue(''))
  expect(screen.getByLabelText('Passengers')).toHaveValue('1')
  unmount()

  const again = await openPlanner(link)
  expect(await from()).toHaveValue('Aldun (ALD)')
  expect(await to()).toHaveValue('Dorlo (DOR)')
  expect(date()).toHaveValue('2026-03-04')
  expect(screen.getByLabelText('Passengers')).toHaveValue('3')
  await screen.findByText('2 direct trains, Wed 4 Mar')
  expect(found()).toEqual(shown)
  expect(screen.getByRole('link', { current: 'page', name: /^Cheapest/ })).toBeInTheDocument()
  await act(() => again.router.navigate({ href: link.replace('/journey-planner', '/plan-journey') }))
  expect(again.address()).toMatch(/^\/plan-journey/)
  expect(await from()).toHaveValue('Aldun (ALD)')
  await screen.findByText('2 direct trains, Wed 4 Mar')
  expect(found()).toEqual(shown)
})

test('D5: a code that no station has is said, and stands in the field; the same station twice in an address is said instead of searched', async () => {
  const { user, router } = await openPlanner('/journey-planner?from=xyz&to=DOR&date=2026-03-04')
  expect(await screen.findByText('There is no station with the code XYZ')).toBeInTheDocument()
  expect(await from()).toHaveValue('XYZ')
  await user.click(searchButton())
  expect(await from()).toHaveAccessibleDescription('Choose a station from the list for “XYZ”')

  await act(() => router.navigate({ href: '/journey-planner?from=ALD&to=ALD&date=2026-03-04' }))
  expect(await screen.findByText('From and to are the same station')).toBeInTheDocument()
  await user.click(searchButton())
  expect(await to()).toBeInvalid()
})

test('D5: rubbish in the address is left out', async () => {
  const { router, address } = await openPlanner('/journey-planner')
  for (const rubbish of [
    'from=<img src=x onerror=alert(1)>&to=%00&date=2026-02-31&passengers=7&sort=price',
    'from=[]&to={"a":1}&date=tomorrow&passengers=1.5&sort=',
    'from=null&from=ALD&to=__proto__&date=0&passengers=-1&__proto__[x]=1',
  ]) {
    // A good one before it, so that nothing is what it was by chance.
    await act(() =>
      router.navigate({ href: '/journey-planner?from=ALD&to=DOR&date=2026-03-05&passengers=3' }),
    )
    expect(await screen.findByRole('heading', { level: 3, name: /Train 2/ })).toBeInTheDocument()
    await act(() => router.navigate({ href: `/journey-planner?${rubbish}` }))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3 }), rubbish).not.toBeInTheDocument())
    expect(address(), rubbish).not.toContain('03-05')
    expect(date(), rubbish).toHaveValue('2026-03-04')
    expect(screen.getByLabelText('Passengers'), rubbish).toHaveValue('1')
    expect(screen.queryByRole('alert'), rubbish).not.toBeInTheDocument()
  }
})

test('F1, D1: stations that do not come are said, with Retry', async () => {
  let down = true
  server.use(http.get('*/api/stations', () => (down ? fail(503, 'Down for maintenance') : undefined)))
  const { user } = renderApp('/journey-planner', { token: issueToken(maya) })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch stations')
  expect(alert).toHaveTextContent('Down for maintenance')
  down = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await from()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('F1: a railway without stations is no dead end', async () => {
  server.use(http.get('*/api/stations', () => HttpResponse.json({ success: true, data: [] })))
  const { user } = await openPlanner()
  await user.type(await from(), 'a')
  expect(await screen.findByText(/No station matches/)).toBeInTheDocument()
})

test('P9, STA-1: the form is there before the stations; it says that they are coming, and takes a code once it has', async () => {
  const late = Promise.withResolvers<void>()
  server.use(http.get('*/api/stations', () => late.promise))
  const { user, address } = renderApp('/journey-planner?from=ALD', { token: issueToken(maya) })
  expect(await from()).toHaveValue('ALD')
  await user.type(await to(), 'dor')
  expect(screen.getByText('The list of stations is still coming…')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(
    screen.getByText('The list of stations is still coming: search again in a moment for “dor”'),
  ).toBeInTheDocument()
  late.resolve()
  await waitFor(async () => expect(await from()).toHaveValue('Aldun (ALD)'))
  expect(await to()).toHaveValue('dor')
  await user.click(searchButton())
  await waitFor(() => expect(address()).toContain('from=ALD&to=DOR'))
})

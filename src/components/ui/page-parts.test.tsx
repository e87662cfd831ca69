import { readFileSync } from 'node:fs'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearNotices, notices } from '@/lib/notify'
import { Button, LinkButton } from './button'
import { CopyButton } from './copy-button'
import { EmptyState } from './feedback/empty-state'
import { ErrorNotice } from './feedback/error-notice'
import { FullScreenLoading } from './feedback/full-screen-loading'
import { PageHeader } from './page/page-header'
import { forgetHeadings } from './page/page-heading'
import { SkeletonList } from './feedback/skeleton'
import { StatusTag } from './feedback/status-tag'
import { Stepper } from './page/stepper'
import { TabCount, TabLink, TabsNav } from './page/tabs-nav'
import { renderAt, renderPart } from '@/test/render-part'

beforeEach(() => {
  forgetHeadings()
  clearNotices()
})

const header = (path: string) => <PageHeader title={`Page ${path}`} summary="42 trains" />
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('X-2: the heading is not focused on the first load, and is on every change of path', async () => {
  const { go } = await renderAt('/trains', header)
  expect(await heading('Page /trains')).not.toHaveFocus()
  expect(document.title).toBe('Page /trains · Railway Planner')
  await act(() => go('/stations'))
  await waitFor(async () => expect(await heading('Page /stations')).toHaveFocus())
  expect(document.title).toBe('Page /stations · Railway Planner')
})

test('TRN-2: a change of filters in the address never moves the focus', async () => {
  const { go, user } = await renderAt('/trains', (path) => (
    <>
      {header(path)}
      <Button>Filter</Button>
    </>
  ))
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await act(() => go('/trains?q=express'))
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

test('X-2: a heading that takes the place of a focused one keeps the focus', async () => {
  const server = new EventTarget()
  function Page({ path }: { path: string }) {
    const [here, setHere] = useState(false)
    useEffect(() => server.addEventListener('answer', () => setHere(true)), [])
    return here ? (
      <PageHeader key="data" title="Data" />
    ) : (
      <PageHeader key="skeleton" title={`Loading ${path}`} />
    )
  }
  const { go } = await renderAt('/a', (path) => <Page key={path} path={path} />)
  await act(() => go('/b'))
  await waitFor(async () => expect(await heading('Loading /b')).toHaveFocus())
  act(() => void server.dispatchEvent(new Event('answer')))
  expect(await heading('Data')).toHaveFocus()
})

test('the header says what is shown, offers the action and marks a refresh', async () => {
  await renderPart(
    <PageHeader title="Trains" summary="42 trains" action={<Button>Add</Button>} refreshing stickyOnPhone />,
  )
  expect(screen.getByText('42 trains')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: 'Refreshing…' })).toBeInTheDocument()
})

test('D1: an error is announced, shows the server’s words once, and can be retried', async () => {
  const retry = vi.fn<() => void>()
  const { user } = await renderPart(
    <ErrorNotice headline="Failed to fetch trains" detail="Failed to fetch trains" onRetry={retry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch trains')
  expect(screen.getAllByText('Failed to fetch trains')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a long detail is cut until asked for', async () => {
  const detail = `${'word '.repeat(80)}end`
  const { user } = await renderPart(<ErrorNotice headline="Failed to fetch trains" detail={detail} />)
  expect(screen.getByRole('alert')).not.toHaveTextContent(/word end/)
  await user.click(screen.getByRole('button', { name: 'Show all', expanded: false }))
  expect(screen.getByText(/word end/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.queryByText(/word end/)).not.toBeInTheDocument()
})

test('a skeleton is one message for those who listen, however many cards it draws', async () => {
  await renderPart(<SkeletonList count={4} height={96} />)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(screen.getByRole('status').parentElement).toHaveAttribute('aria-busy', 'true')
})

test('an empty state says what to do next; a status is a word', async () => {
  await renderPart(
    <>
      <EmptyState title="No trains match" text="Remove a filter" action={<Button>Remove “Express”</Button>} />
      <StatusTag tone="grey-red" icon={<svg role="img" aria-label="cross" />}>
        Cancelled
      </StatusTag>
    </>,
  )
  expect(screen.getByText('No trains match')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove “Express”' })).toBeInTheDocument()
  expect(screen.getByText('Cancelled')).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('tabs are links with counts, and the one shown is marked', async () => {
  const { user, address } = await renderAt('/bookings?status=past', () => (
    <TabsNav label="Bookings">
      <TabLink
        to="/bookings"
        search={{ status: 'upcoming' } as never}
        activeOptions={{ includeSearch: true }}
      >
        Upcoming <TabCount>{4}</TabCount>
      </TabLink>
      <TabLink to="/bookings" search={{ status: 'past' } as never} activeOptions={{ includeSearch: true }}>
        Past <TabCount>{undefined}</TabCount>
      </TabLink>
    </TabsNav>
  ))
  expect(screen.getByRole('navigation', { name: 'Bookings' })).toBeInTheDocument()
  const past = screen.getByRole('link', { name: 'Past', current: 'page' })
  expect(past).toHaveTextContent(/^Past$/)
  const upcoming = screen.getByRole('link', { name: 'Upcoming 4' })
  expect(upcoming).not.toHaveAttribute('aria-current')
  await user.click(upcoming)
  await waitFor(() => expect(address()).toBe('/bookings?status=upcoming'))
})

test('steps: the current one is marked, done ones lead back, later ones lead nowhere', async () => {
  const { user, address } = await renderAt('/two', () => (
    <Stepper
      current={1}
      steps={[
        { label: 'Journey', link: { to: '/one' as never } },
        { label: 'Passengers', link: { to: '/two' as never } },
        { label: 'Review', link: { to: '/three' as never } },
      ]}
    />
  ))
  expect(screen.getByText('Passengers').closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: /Journey/ }))
  await waitFor(() => expect(address()).toBe('/one'))
})

test('a link button is a link', async () => {
  const { user, address } = await renderPart(<LinkButton to="/trains">All trains</LinkButton>)
  await user.click(screen.getByRole('link', { name: 'All trains' }))
  await waitFor(() => expect(address()).toBe('/trains'))
})

test('copying says so; where the browser forbids it, the text is there to copy by hand', async () => {
  const { user } = await renderPart(<CopyButton text="K7Q2M9ZT" label="Copy PNR" />)
  await user.click(screen.getByRole('button', { name: 'Copy PNR' }))
  await expect(navigator.clipboard.readText()).resolves.toBe('K7Q2M9ZT')
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await user.click(screen.getByRole('button', { name: 'Copy PNR' }))
  await waitFor(() => expect(notices()[0]?.message).toMatch(/K7Q2M9ZT/))
})

test('A3: the loading screen is the frame that index.html paints before any code', () => {
  // oxlint-disable-next-line no-restricted-properties -- the page of the repository, which is only read
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  const frame = page.querySelector('#boot[data-start]')
  // By this the page knows that no code has come yet.
  frame?.removeAttribute('data-start')
  const { container } = render(<FullScreenLoading />)
  const plain = (element: Element | null) =>
    element &&
    new XMLSerializer().serializeToString(element).replaceAll(/>\s+/g, '>').replaceAll(/\s+</g, '<')
  expect(plain(container.firstElementChild)).toBe(plain(frame))
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
})

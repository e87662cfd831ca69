import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { readToken } from '@/auth/token-storage'
import { ChunkLoadError } from '@/lib/load-chunk'
import { toPage } from '@/domain/page'
import { stationQueries } from '@/queries/stations'
import { tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'

type Options = ReturnType<typeof renderApp>['router']['routesById']['/_signed-in/contact']['options']
let options: Options | undefined
let page: Options['component']

beforeEach(() => {
  // React reports what an error boundary caught, and jsdom that it cannot reload.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  if (options) Object.assign(options, { component: page })
})

/** The app on another page; the part of /contact cannot be had. */
async function withoutContact() {
  const app = renderApp('/help', { token: tokenOf('agent') })
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  options = app.router.routesById['/_signed-in/contact'].options
  page = options.component
  Object.assign(options, {
    component: () => {
      throw new ChunkLoadError('contact')
    },
  })
  return app
}

const mark = () => sessionStorage.getItem('chunk-reload:contact')

test('B8: a page that is needed and does not come is fetched by one reload, and no error shows meanwhile', async () => {
  const app = await withoutContact()
  await act(() => app.router.navigate({ to: '/contact' }))
  await waitFor(() => expect(mark()).toBe('1'))
  expect(app.address()).toBe('/contact')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('B8: where the reload did not help, the page says so, with two ways on, inside the frame', async () => {
  sessionStorage.setItem('chunk-reload:contact', '1')
  const app = await withoutContact()
  await act(() => app.router.navigate({ to: '/contact' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load')
  expect(screen.getByText('ChunkLoadError: Loading chunk contact failed.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(document.title).toBe('Page not loaded · Railway Planner')
})

test('B8: offline nothing is reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const app = await withoutContact()
  await act(() => app.router.navigate({ to: '/contact' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load')
  expect(mark()).toBeNull()
})

test('goal G24: "Try again" forgets the data that the page broke on, and asks anew', async () => {
  const app = renderApp('/help', { token: tokenOf('agent') })
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  const asked = vi.fn<() => undefined>()
  server.use(http.get('*/api/stations', () => asked()))
  app.queryClient.setQueryData(stationQueries.list().queryKey, { ...toPage([]), items: [null as never] })
  await act(() => app.router.navigate({ to: '/stations' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page stopped working')
  expect(asked).not.toHaveBeenCalled()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Stations' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(asked).toHaveBeenCalledOnce()
})

test('B8, A2: where the part that asks who is here does not come, a page says so instead of asking to log in', async () => {
  sessionStorage.setItem('chunk-reload:session-calls', '1')
  vi.doMock('@/api/auth', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  try {
    const token = tokenOf('agent')
    const app = renderApp('/bookings', { token })
    expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load')
    expect(screen.getByText('ChunkLoadError: Loading chunk session-calls failed.')).toBeInTheDocument()
    expect(app.address()).toBe('/bookings')
    expect(readToken()).toBe(token)
  } finally {
    vi.doUnmock('@/api/auth')
  }
})

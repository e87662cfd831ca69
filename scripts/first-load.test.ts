import { expect, test } from 'vitest'
import { type Chunk, closure, routeLoads, weigh } from './first-load.ts'

const chunk = (fileName: string, imports: string[] = [], part: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: '',
  isEntry: false,
  imports,
  moduleIds: [],
  css: [],
  ...part,
})
const route = (fileName: string, file: string, imports: string[] = []) =>
  chunk(fileName, imports, { moduleIds: [`/project/src/routes/${file}.tsx?tsr-split=component`] })

const graph = new Map(
  [
    chunk('app', ['react'], { isEntry: true }),
    chunk('react'),
    chunk('form', ['react']),
    chunk('chart', ['react']),
    chunk('calls', [], { moduleIds: ['/project/src/api/auth.ts'] }),
    route('public', '_public/route', ['app']),
    route('login', '_public/login', ['app', 'form']),
    route('shell', '_signed-in/route', ['app']),
    route('admin', '_signed-in/admin/route', ['app']),
    route('reports', '_signed-in/admin/reports', ['chart']),
    route('bookings', '_signed-in/bookings/index', ['app']),
    route('confirmation', '_signed-in/bookings/confirmation.$bookingId', ['app']),
  ].map((one) => [one.fileName, one]),
)

const load = (address: string) => routeLoads(graph).find((one) => one.address === address)

test('P1: static imports are followed, circles included', () => {
  const ring = new Map(
    [chunk('a', ['b']), chunk('b', ['a', 'c']), chunk('c')].map((one) => [one.fileName, one]),
  )
  expect([...closure(ring, ['a'])].toSorted()).toEqual(['a', 'b', 'c'])
})

test('P1: a page needs the first script, its layouts and its own part', () => {
  expect([...(load('/login')?.files ?? [])].toSorted()).toEqual(['app', 'form', 'login', 'public', 'react'])
  expect([...(load('/admin/reports')?.files ?? [])].toSorted()).toEqual([
    'admin',
    'app',
    'chart',
    'react',
    'reports',
    'shell',
  ])
})

test('P3: what most pages share is nobody’s own', () => {
  const shared = new Map(graph)
  for (const name of ['reports', 'bookings', 'confirmation']) {
    const page = graph.get(name)
    if (page) shared.set(name, { ...page, imports: [...page.imports, 'lists'] })
  }
  shared.set('lists', chunk('lists'))
  const [bookings] = routeLoads(shared).filter(({ address }) => address === '/bookings')
  expect(bookings?.files).toContain('lists')
  expect([...(bookings?.own ?? [])]).toEqual(['bookings'])
})

test('P2: a page that needs a session waits for the calls that check it; /login does not', () => {
  const loads = routeLoads(graph, ['/src/api/auth.ts'])
  expect(loads.find(({ address }) => address === '/bookings')?.files).toContain('calls')
  expect(loads.find(({ address }) => address === '/bookings')?.own).not.toContain('calls')
  expect(loads.find(({ address }) => address === '/login')?.files).not.toContain('calls')
})

test('P3: what a page adds is all beyond the frame around it', () => {
  expect([...(load('/admin/reports')?.own ?? [])].toSorted()).toEqual(['admin', 'chart', 'reports'])
  expect([...(load('/bookings')?.own ?? [])]).toEqual(['bookings'])
})

test('addresses are those of the route tree; layouts have none', () => {
  expect(routeLoads(graph).map(({ address }) => address)).toEqual([
    '/admin/reports',
    '/bookings',
    '/bookings/confirmation/$bookingId',
    '/login',
  ])
})

test('weights are those of the best compression', () => {
  const { raw, gzip, brotli } = weigh('railway '.repeat(1000))
  expect(raw).toBe(8000)
  expect(gzip).toBeLessThan(100)
  expect(brotli).toBeLessThan(gzip)
})

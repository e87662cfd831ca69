import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from '@/lib/notify'
import { createToastQueue } from './toast-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const onScreen: number[] = []
  const hidden: number[] = []
  const queue = createToastQueue({
    show: ({ id }) => onScreen.push(id),
    hide: (id) => {
      hidden.push(id)
      onScreen.splice(onScreen.indexOf(id), 1)
      queue.left(id)
    },
  })
  let id = 0
  const add = (duration = 5000) => {
    const notice: Notice = { id: ++id, type: 'info', message: `${id}`, duration, at: 0, read: false }
    queue.add(notice)
  }
  return { onScreen, hidden, queue, add }
}

test('C6: three at once; the others wait their turn and none is lost', () => {
  const { onScreen, add } = setUp()
  for (let i = 0; i < 7; i++) add()
  expect(onScreen).toEqual([1, 2, 3])
  vi.advanceTimersByTime(2999)
  expect(onScreen).toEqual([1, 2, 3])
  vi.advanceTimersByTime(1)
  expect(onScreen).toEqual([4, 5, 6])
  vi.advanceTimersByTime(3000)
  expect(onScreen).toEqual([7])
  vi.advanceTimersByTime(3000)
  expect(onScreen).toEqual([])
})

test('C6: a shorter duration is kept, a longer one is cut to 3000 ms', () => {
  const { onScreen, add } = setUp()
  add(1000)
  add(60_000)
  vi.advanceTimersByTime(1000)
  expect(onScreen).toEqual([2])
  vi.advanceTimersByTime(2000)
  expect(onScreen).toEqual([])
})

test('NOT-1: time held does not count, before and after a hold it adds up to 3000 ms', () => {
  const { onScreen, queue, add } = setUp()
  add()
  vi.advanceTimersByTime(2000)
  queue.hold(true)
  add()
  vi.advanceTimersByTime(60_000)
  expect(onScreen).toEqual([1, 2])
  queue.hold(false)
  vi.advanceTimersByTime(999)
  expect(onScreen).toEqual([1, 2])
  vi.advanceTimersByTime(1)
  expect(onScreen).toEqual([2])
  vi.advanceTimersByTime(2000)
  expect(onScreen).toEqual([])
})

test('one closed by hand makes room, and its timer is gone', () => {
  const { onScreen, hidden, queue, add } = setUp()
  for (let i = 0; i < 4; i++) add()
  onScreen.shift()
  queue.left(1)
  expect(onScreen).toEqual([2, 3, 4])
  vi.advanceTimersByTime(3000)
  expect(onScreen).toEqual([])
  expect(hidden).toEqual([2, 3, 4])
})

import { beforeEach, expect, test, vi } from 'vitest'
import {
  clearNotices,
  isForgotten,
  markAllRead,
  notices,
  notify,
  showNotices,
  watchNotices,
  type Notice,
} from './notify'

beforeEach(clearNotices)

const turn = () => new Promise<void>((done) => queueMicrotask(done))

test('C6: 5000 ms by default, generic words for an error that has none', () => {
  expect(notify({ type: 'success', message: 'Booked' })).toMatchObject({ duration: 5000, message: 'Booked' })
  expect(notify({ type: 'error' }).message).toBe('An error occurred')
  expect(notify({ type: 'error', message: ' ' }).message).toBe('An error occurred')
  expect(notify({ type: 'info', message: 'Saved', duration: 800 }).duration).toBe(800)
})

test('C4: the session is remembered newest first, read and unread', () => {
  notify({ type: 'success', message: 'first' })
  notify({ type: 'info', message: 'second' })
  expect(notices().map(({ message, read }) => [message, read])).toEqual([
    ['second', false],
    ['first', false],
  ])
  markAllRead()
  notify({ type: 'info', message: 'third' })
  expect(notices().map(({ read }) => read)).toEqual([false, true, true])
})

test('the list stays the same array until something changes, and watchers hear of changes only', () => {
  const heard = vi.fn<() => void>()
  const stop = watchNotices(heard)
  const before = notices()
  expect(notices()).toBe(before)
  markAllRead()
  expect(heard).not.toHaveBeenCalled()
  notify({ type: 'info', message: 'one' })
  expect(notices()).not.toBe(before)
  stop()
  notify({ type: 'info', message: 'two' })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('what comes before anything can show it is handed over in order, once', async () => {
  notify({ type: 'info', message: 'early' })
  notify({ type: 'info', message: 'early too' })
  const shown: string[] = []
  const show = ({ message }: Notice) => void shown.push(message)
  // Mounted, unmounted and mounted again, as React does while developing.
  showNotices(() => void shown.push('lost'))()
  const stop = showNotices(show)
  notify({ type: 'info', message: 'in between' })
  await turn()
  notify({ type: 'info', message: 'late' })
  expect(shown).toEqual(['early', 'early too', 'in between', 'late'])
  stop()
  notify({ type: 'info', message: 'after' })
  expect(shown).toHaveLength(4)
})

test('cleared notices are never shown to the next user', async () => {
  notify({ type: 'info', message: 'private' })
  clearNotices()
  const shown: string[] = []
  const stop = showNotices(({ message }) => void shown.push(message))
  await turn()
  stop()
  expect(shown).toEqual([])
  expect(notices()).toEqual([])
})

test('A8: what is shown while its user goes is forgotten, what comes for the next one is not', () => {
  const mine = notify({ type: 'info', message: 'private' })
  expect(isForgotten(mine)).toBe(false)
  const told = vi.fn<() => void>()
  const stop = watchNotices(told)
  clearNotices()
  stop()
  expect(told).toHaveBeenCalledOnce()
  expect([isForgotten(mine), isForgotten(notify({ type: 'info', message: 'next' }))]).toEqual([true, false])
})

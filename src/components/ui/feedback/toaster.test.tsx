import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearNotices, notify } from '@/lib/notify'
import { LazyToaster } from './lazy-toaster'
import { renderPart } from '@/test/render-part'

const messages = () => screen.queryAllByText(/^Message \d/).map((message) => message.lastChild?.textContent)
/** In steps, because React draws when a step ends, and what it draws starts further timers. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 50) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 50)))
}

beforeEach(async () => {
  // The chunk comes by real time; only then the clock is ours.
  await import('./toaster')
  vi.useFakeTimers()
  clearNotices()
})
afterEach(async () => {
  await pass(8000)
  vi.useRealTimers()
})

test('C6: never more than three toasts, each gone after 3000 ms, none lost', async () => {
  await renderPart(<LazyToaster />)
  for (let i = 1; i <= 5; i++) act(() => void notify({ type: 'info', message: `Message ${i}` }))
  await pass(50)
  const seen = new Set<string | null | undefined>()
  for (let ms = 0; ms < 3000; ms += 100) {
    expect(messages().length).toBeLessThanOrEqual(3)
    messages().forEach((message) => seen.add(message))
    await pass(100)
  }
  expect(seen).toEqual(new Set(['Message 1', 'Message 2', 'Message 3']))
  await pass(500)
  expect(new Set(messages())).toEqual(new Set(['Message 4', 'Message 5']))
  await pass(3500)
  expect(messages()).toEqual([])
})

test('C6: the kind of a message is said in words, and an error without words is an error all the same', async () => {
  await renderPart(<LazyToaster />)
  act(() => void notify({ type: 'error', message: '' }))
  await pass(50)
  expect(screen.getByText('An error occurred').parentElement).toHaveTextContent('Error: An error occurred')
})

test('NOT-1: the time stands still under the pointer, with the focus inside and in a hidden tab', async () => {
  await renderPart(<LazyToaster />)
  act(() => void notify({ type: 'info', message: 'Message 1' }))
  await pass(1000)
  const toast = screen.getByText('Message 1')
  fireEvent.pointerEnter(toast)
  await pass(4000)
  expect(messages()).toHaveLength(1)
  fireEvent.pointerLeave(toast)
  await pass(1000)

  const close = screen.getByRole('button', { name: 'Close message' })
  act(() => close.focus())
  await pass(4000)
  expect(messages()).toHaveLength(1)
  act(() => close.blur())

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  await pass(4000)
  expect(messages()).toHaveLength(1)
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  await pass(1500)
  expect(messages()).toEqual([])
})

test('NOT-1: a message that goes under the pointer does not hold the next one, where the page learns late that it is gone', async () => {
  await renderPart(<LazyToaster />)
  act(() => void notify({ type: 'info', message: 'Message 1' }))
  await pass(50)
  fireEvent.pointerEnter(screen.getByText('Message 1'))
  const close = screen.getByRole('button', { name: 'Close message' })
  const { matches } = Element.prototype
  const hovered = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, words) {
    return words === ':hover' || matches.call(this, words)
  })
  fireEvent.click(close)
  await pass(1000)
  hovered.mockRestore()
  act(() => void notify({ type: 'info', message: 'Message 2' }))
  await pass(50)
  fireEvent.pointerOver(document.body)
  await pass(3500)
  expect(messages()).toEqual([])
})

test('NOT-1: a message that goes with the focus in it does not hold the next one, where the page is slow to take it away', async () => {
  await renderPart(<LazyToaster />)
  act(() => void notify({ type: 'info', message: 'Message 1' }))
  await pass(50)
  const close = screen.getByRole('button', { name: 'Close message' })
  act(() => close.focus())
  fireEvent.click(close)
  await pass(50)
  // One step, in which nothing is drawn.
  await act(() => vi.advanceTimersByTimeAsync(400))
  await pass(500)
  expect(close).not.toBeInTheDocument()
  act(() => void notify({ type: 'info', message: 'Message 2' }))
  await pass(3500)
  expect(messages()).toEqual([])
})

test('a message can be closed by hand', async () => {
  await renderPart(<LazyToaster />)
  act(() => void notify({ type: 'success', message: 'Message 1' }))
  await pass(50)
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await pass(300)
  expect(messages()).toEqual([])
})

test('NOT-1 goal G27: closing one of several by hand holds up neither the others nor what comes later', async () => {
  await renderPart(<LazyToaster />)
  for (let i = 1; i <= 4; i++) act(() => void notify({ type: 'info', message: `Message ${i}` }))
  await pass(50)
  const [close] = screen.getAllByRole('button', { name: 'Close message' })
  act(() => close?.focus())
  fireEvent.click(close as HTMLElement)
  await pass(500)
  expect(close).not.toBeInTheDocument()
  expect(messages()).toHaveLength(3)
  expect(messages()).toContain('Message 4')
  await pass(3500)
  expect(messages()).toEqual([])
})

test('NOT-1 goal G27: while the focus is on one that stays, none of them goes', async () => {
  await renderPart(<LazyToaster />)
  for (let i = 1; i <= 3; i++) act(() => void notify({ type: 'info', message: `Message ${i}` }))
  await pass(50)
  const [first, second] = screen.getAllByRole('button', { name: 'Close message' })
  act(() => second?.focus())
  fireEvent.click(first as HTMLElement)
  await pass(8000)
  expect(first).not.toBeInTheDocument()
  expect(messages()).toHaveLength(2)
})

test('T15 goal G22: a message of any length leaves room for the page', async () => {
  await renderPart(<LazyToaster />)
  act(() => void notify({ type: 'error', message: `Message 1 ${'😀'.repeat(5000)}` }))
  await pass(50)
  const shown = messages()[0] ?? ''
  expect(shown).toMatch(/^Message 1 (😀)+…$/u)
  expect(shown.length).toBeLessThanOrEqual(241)
})

test('A8: what is shown, or waits for its turn, goes with its user, also in a hidden tab; what comes next is shown', async () => {
  await renderPart(<LazyToaster />)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  for (let i = 1; i <= 5; i++) act(() => void notify({ type: 'info', message: `Message ${i}` }))
  await pass(50)
  expect(messages()).toHaveLength(3)
  act(() => clearNotices())
  expect(messages()).toEqual([])
  act(() => void notify({ type: 'info', message: 'Message 6' }))
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  await pass(1000)
  expect(messages()).toEqual(['Message 6'])
})

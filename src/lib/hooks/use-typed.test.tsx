import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTyped } from './use-typed'

/** A field over an address, which other parts of the page can change too. */
function Page({ onTold }: { onTold: (words: string) => void }) {
  const [asked, setAsked] = useState('start')
  const typed = useTyped(asked, (words) => {
    onTold(words)
    setAsked(words)
  })
  return (
    <>
      <input aria-label="Search" {...typed} />
      <button onClick={() => setAsked('other')}>Back</button>
    </>
  )
}

/** The same over an address that follows when it can. */
const SlowPage = ({ asked, onTold }: { asked: string; onTold: (words: string) => void }) => (
  <input aria-label="Search" {...useTyped(asked, onTold)} />
)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function open() {
  const told: string[] = []
  render(<Page onTold={(words) => told.push(words)} />)
  const field = screen.getByRole('textbox')
  return {
    told,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    back: () => fireEvent.click(screen.getByRole('button', { name: 'Back' })),
  }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('D5: each key is shown at once, and the address is told once, when the typing pauses', async () => {
  const { told, field, type } = open()
  for (const value of ['p', 'pu', 'pun', 'pune', 'pune ']) {
    type(value)
    expect(field).toHaveValue(value)
    await wait(50)
  }
  expect(told).toEqual([])
  await wait(80)
  expect(told).toEqual(['pune'])
  await wait(1000)
  expect(told).toEqual(['pune'])
  expect(field).toHaveValue('pune ')
})

test('D5: a field that is left tells at once what stands in it, and nothing twice', async () => {
  const { told, field, type } = open()
  type('started')
  fireEvent.blur(field)
  expect(told).toEqual(['started'])
  await wait(1000)
  fireEvent.blur(field)
  expect(told).toEqual(['started'])
})

test('D5: an address that changes otherwise, as after Back, wins over what was typed before', async () => {
  const { told, field, type, back } = open()
  type('started')
  await act(async () => back())
  expect(field).toHaveValue('other')
  await wait(1000)
  expect(told).toEqual([])
})

test('TRN-6: what the address was told takes nothing away from what has been typed since', async () => {
  const { told, field, type } = open()
  type('star')
  await wait(79)
  type('start ')
  type('start m')
  await wait(80)
  type('start mail')
  expect(told).toEqual(['start m'])
  expect(field).toHaveValue('start mail')
  await wait(80)
  expect(told).toEqual(['start m', 'start mail'])
})

test('D5: words that a slow page is given late take nothing from those sent after them', async () => {
  const sent: string[] = []
  const page = (asked: string) => <SlowPage asked={asked} onTold={(words) => sent.push(words)} />
  const { rerender } = render(page(''))
  const field = screen.getByRole('textbox')
  for (const value of ['pun', 'pune']) {
    fireEvent.change(field, { target: { value } })
    await wait(80)
  }
  expect(sent).toEqual(['pun', 'pune'])
  for (const asked of sent) {
    await act(async () => rerender(page(asked)))
    expect(field).toHaveValue('pune')
  }
  await act(async () => rerender(page('pun')))
  expect(field).toHaveValue('pun')
})

test('a page that is left tells nothing more', async () => {
  const told: string[] = []
  const { unmount } = render(<Page onTold={(words) => told.push(words)} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x' } })
  unmount()
  await wait(1000)
  expect(told).toEqual([])
})

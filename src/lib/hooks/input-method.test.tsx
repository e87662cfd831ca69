import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepInputMethodKeys } from './input-method'

let stop: () => void
afterEach(() => stop())

/** The keys that a field is given, and those of which the browser makes nothing. */
function open() {
  stop = keepInputMethodKeys()
  const heard: string[] = []
  render(<input onKeyDown={({ key }) => heard.push(key)} />)
  const press = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(screen.getByRole('textbox'), init)
    fireEvent(screen.getByRole('textbox'), event)
    return event.defaultPrevented
  }
  return { heard, press }
}

test('X-2: what is pressed while an input method composes is for it alone: no form is sent, no field emptied', () => {
  const { heard, press } = open()
  for (const key of ['ArrowDown', 'Tab', 'k']) expect(press({ key, isComposing: true })).toBe(false)
  for (const key of ['Enter', 'Escape']) expect(press({ key, isComposing: true })).toBe(true)
  // Safari, where the composition has just ended with this key; Chromium on Android, for any letter.
  press({ key: 'Enter', keyCode: 229 })
  press({ key: 'Unidentified', keyCode: 229 })
  expect(heard).toEqual([])
  expect(press({ key: 'Enter', keyCode: 13 })).toBe(false)
  expect(heard).toEqual(['Enter'])
})

test('X-2: on Android, where a word is unfinished until a blank follows it, Enter is still the page’s', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)')
  const { heard, press } = open()
  expect(press({ key: 'Enter', keyCode: 13, isComposing: true })).toBe(false)
  press({ key: 'Enter', keyCode: 229, isComposing: true })
  expect(heard).toEqual(['Enter'])
})

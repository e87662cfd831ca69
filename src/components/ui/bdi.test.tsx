import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bdi } from './bdi'

const shown = (children: React.ReactNode) => render(<Bdi>{children}</Bdi>).container.textContent

test('goal G32: what a name opens and leaves open, or closes, ends with the name', () => {
  expect(shown('Raj\u2067dhani')).toBe('Rajdhani')
  expect(shown('Raj\u2069\u202edhani')).toBe('Raj\u202edhani')
  expect(shown(['“', 'Raj\u2066', '”'])).toBe('“Raj”')
})

test('goal G32: every other text stays as it is', () => {
  for (const name of ['', '0', 'ירושלים', 'رحلة 12', '👩🏽‍🚒', 'Zürich']) expect(shown(name)).toBe(name)
  expect(shown(7)).toBe('7')
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roleTree } from './role-tree'

test('a failing query says what there is, by role and name, of the main part alone', () => {
  render(
    <>
      <nav aria-label="Main">
        <a href="/trains">Trains</a>
      </nav>
      <main>
        <h1>My bookings</h1>
        <p>3 bookings</p>
        <button type="button" aria-label="Cancel K7Q2M9ZT">
          Cancel
        </button>
      </main>
    </>,
  )
  expect(roleTree(document.body).split('\n')).toEqual([
    'main',
    '  heading “My bookings”',
    '  paragraph “3 bookings”',
    '  button “Cancel K7Q2M9ZT”',
  ])
  expect(() => screen.getByRole('button', { name: 'Rebook' })).toThrow(
    /Rebook[^]*main\n[^]*button “Cancel K7Q2M9ZT”$/,
  )
})

test('where a dialog is open, a failing query says what is in it', () => {
  render(
    <main>
      <div role="dialog" aria-label="Cancel booking">
        <button type="button">Keep it</button>
      </div>
    </main>,
  )
  expect(roleTree(document.body)).toBe('dialog “Cancel booking”\n  button “Keep it”')
})

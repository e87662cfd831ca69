import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { enter } from '@/test/enter'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'
import { setWindowWidth } from '@/test/window-width'

inSmallRailway()
beforeEach(() => {
  setWindowWidth(360)
})

const open = (query: string) => renderApp(`/journey-planner${query}`, { token: issueToken(maya) })
const asked = '?from=ALD&to=DOR&date=2026-03-04'
const line = () => screen.findByRole('button', { name: 'ALD → DOR · Wed 4 Mar · 1 passenger · Change' })
const form = () => screen.queryByRole('search', { name: 'Journey' })

test('X-8: on a phone the question of an answer is one line, and unfolds to the form, which takes the focus', async () => {
  const { user } = open(asked)
  expect(await line()).toHaveAttribute('aria-expanded', 'false')
  expect(await screen.findByText('2 direct trains, Wed 4 Mar')).toBeInTheDocument()
  expect(form()).not.toBeInTheDocument()
  await user.click(await line())
  const shown = screen.getByRole('search', { name: 'Journey' })
  expect(screen.getByRole('group', { name: 'Your search' })).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Your search' })).toContainElement(shown)
  await user.click(screen.getByRole('button', { name: /Close$/, expanded: true }))
  expect(form()).not.toBeInTheDocument()
})

test('X-8: another search folds the form again, its line says what was asked and has the focus', async () => {
  const { user, address } = open(asked)
  await user.click(await line())
  await enter(user, await screen.findByRole('combobox', { name: 'To' }), 'BEX')
  await user.selectOptions(screen.getByLabelText('Passengers'), '2')
  await user.selectOptions(screen.getByLabelText('Leave'), 'After 16:00')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(address()).toContain('to=BEX'))
  const next = await screen.findByRole('button', {
    name: 'ALD → BEX · Wed 4 Mar · after 16:00 · 2 passengers · Change',
  })
  expect(form()).not.toBeInTheDocument()
  expect(next).toHaveFocus()
})

test('X-8: the same search again folds the form as well', async () => {
  const { user } = open(asked)
  await user.click(await line())
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(form()).not.toBeInTheDocument())
  expect(await line()).toHaveFocus()
})

test.each([
  '',
  '?from=ALD&to=ALD&date=2026-03-04',
  '?from=ALD&to=DOR&date=2020-01-01',
  '?from=ALD&to=XXX&date=2026-03-04',
])('X-8: without a question that can be answered the form is open: %s', async (query) => {
  open(query)
  await screen.findByText(/^Between \d+ stations/)
  expect(form()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Change$/ })).not.toBeInTheDocument()
})

test('X-8: in a wide window the form stays above the journeys, and the focus on its button', async () => {
  setWindowWidth(1280)
  const { user } = open(asked)
  await screen.findByText('2 direct trains, Wed 4 Mar')
  const search = screen.getByRole('button', { name: 'Search' })
  act(() => search.focus())
  await user.click(search)
  expect(form()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Change$/ })).not.toBeInTheDocument()
})

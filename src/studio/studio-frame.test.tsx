import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderStudio } from '@/test/render-studio'

let end = () => {}
const open = async (...args: Parameters<typeof renderStudio>) => {
  const shown = renderStudio(...args)
  ;({ end } = shown)
  // Until then it takes the focus.
  await screen.findByRole('heading', { level: 1, hidden: true })
  return shown
}
beforeEach(() => {
  // jsdom lays nothing out, and what has no box cannot take the focus.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})
afterEach(() => end())

test('L2: the panel has eight tabs, one stop for the Tab key, and the arrows go round', async () => {
  const { user, panel } = await open('/login')
  const tabs = panel().getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Persona',
    'Scenario',
    'Calls',
    'Log',
    'Cache',
    'Clock',
    'Data',
    'Link',
  ])
  expect(tabs.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.click(tabs[0]!)
  await user.keyboard('{ArrowLeft}')
  expect(panel().getByRole('tab', { name: 'Link' })).toHaveFocus()
  expect(panel().getByRole('tab', { selected: true })).toHaveTextContent('Link')
  expect(panel().getByRole('tabpanel', { name: 'Link' })).toBeInTheDocument()
  await user.keyboard('{ArrowRight}{End}{Home}')
  expect(panel().getByRole('tab', { name: 'Persona' })).toHaveFocus()
})

test('L2: it closes to a button at the edge of the page, and opens as it was', async () => {
  const { user, panel } = await open('/login', { tab: 'Calls' })
  await user.click(panel().getByRole('button', { name: 'Close the QA studio' }))
  expect(screen.queryByRole('complementary', { name: 'QA studio' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open the QA studio' }))
  expect(panel().getByRole('tab', { selected: true })).toHaveTextContent('Calls')
})

test('L2: beside a modal dialog of the app it stays within reach, and what is done in it leaves the dialog open', async () => {
  const { user, panel, host, studio } = await open('/admin/users?edit=new', { as: 'admin', tab: 'Calls' })
  const dialog = await screen.findByRole('dialog', { name: 'Add user' })
  await waitFor(() => expect(document.querySelector('#root, body > div[aria-hidden=true]')).not.toBeNull())
  expect(host).not.toHaveAttribute('aria-hidden')
  await user.click(panel().getByLabelText('Status'))
  expect(panel().getByLabelText('Status')).toHaveFocus()
  await user.keyboard('{Tab}')
  expect(host).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
  await user.click(panel().getByRole('button', { name: 'Add rule' }))
  expect(studio.state.rules).toHaveLength(1)
  expect(dialog).toBeInTheDocument()
  expect(within(dialog).getByLabelText('Full name')).toBeInTheDocument()
})

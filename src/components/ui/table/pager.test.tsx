import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pager } from './pager'
import { renderAt } from '@/test/render-part'

function Pages() {
  const { page = 1 } = useSearch({ strict: false })
  return (
    <>
      <h1 tabIndex={-1}>Trains</h1>
      <Pager page={page} pages={4} />
    </>
  )
}
const at = (page: number) => renderAt(`/?page=${page}`, () => <Pages />)
const link = (name: 'Next' | 'Previous') => screen.getByRole('link', { name })

test('X-1: the way to the last or first page goes with its press, and only then is the focus at the heading', async () => {
  const { user } = await at(2)
  const turn = async (name: 'Next' | 'Previous', page: number) => {
    await user.click(link(name))
    await screen.findByText(`Page ${page} of 4`)
  }
  const heading = screen.getByRole('heading', { level: 1 })
  await turn('Next', 3)
  expect(link('Next')).toHaveFocus()
  await turn('Next', 4)
  expect(heading).toHaveFocus()
  await turn('Previous', 3)
  await turn('Previous', 2)
  expect(link('Previous')).toHaveFocus()
  await turn('Previous', 1)
  expect(heading).toHaveFocus()
})

test('X-1: a page that is opened in another tab leaves the focus where it is', async () => {
  const { user } = await at(3)
  await user.keyboard('{Control>}')
  await user.click(link('Next'))
  expect(link('Next')).toHaveFocus()
})

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '@/test/render-part'
import { setWindowWidth } from '@/test/window-width'
import { FilterBar, FilterSelect } from './filter-bar'
import { SearchField } from './search-field'

function Bar({ chosen }: { chosen?: string }) {
  const [type, setType] = useState(chosen)
  return (
    <FilterBar
      columns="1fr 1fr 1fr"
      inUse={[type, undefined]}
      search={<SearchField value="" onSearch={() => {}} />}
    >
      <FilterSelect
        id="type"
        label="Type"
        placeholder="All types"
        values={['Express']}
        value={type}
        onChoose={setType}
      />
    </FilterBar>
  )
}

test('X-8: on a phone the search stays in sight, and one button shows and counts the filters', async () => {
  setWindowWidth(360)
  const { user } = await renderPart(<Bar />)
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Filters', expanded: false })
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Express')
  expect(button).toHaveAccessibleName('Filters · 1 in use')
  await user.click(button)
  expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument()
})

test('X-8: in a wide window the filters stand beside the search', async () => {
  setWindowWidth(1280)
  await renderPart(<Bar chosen="Express" />)
  expect(screen.getByRole('combobox', { name: 'Type' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument()
})

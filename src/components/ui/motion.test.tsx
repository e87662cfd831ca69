import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Appear, AppearList } from './motion'

const list = (names: string[]) => (
  <AppearList>
    {names.map((name) => (
      <Appear key={name} as="li">
        {name}
      </Appear>
    ))}
  </AppearList>
)

const row = (name: string) => screen.getByText(name)

test('what stands there on the first paint does not move; a new row fades in, a removed one goes', async () => {
  const { rerender } = render(list(['one', 'two']))
  expect(row('one')).toHaveStyle({ opacity: '1' })
  await act(() => import('./motion-features'))
  rerender(list(['three', 'one', 'two']))
  expect(row('three')).toHaveStyle({ opacity: '0' })
  await waitFor(() => expect(row('three')).toHaveStyle({ opacity: '1' }))
  rerender(list(['three', 'two']))
  await waitFor(() => expect(screen.queryByText('one')).not.toBeInTheDocument())
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('before the animations’ code is here, rows come and go at once', async () => {
  const { rerender } = render(list(['one']))
  await act(async () => rerender(list(['two'])))
  expect(row('two')).toHaveStyle({ opacity: '1' })
  expect(screen.queryByText('one')).not.toBeInTheDocument()
})

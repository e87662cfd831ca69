import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { system } from '@/theme/system'
import { setStatus } from './status'
import { StatusLine } from './status-line'

const line = () => screen.getByRole('status')
const draw = () =>
  render(
    <ChakraProvider value={system}>
      <StatusLine />
    </ChakraProvider>,
  )

afterEach(() => setStatus({ offlineSince: undefined, takeNewVersion: undefined }))

test('N2: without a network one line says so, since when, and that nothing is sent', () => {
  draw()
  expect(line()).toBeEmptyDOMElement()
  act(() => setStatus({ offlineSince: new Date(2026, 2, 3, 18, 2).getTime() }))
  expect(line()).toHaveTextContent(
    /^Offline since 18:02\. What you see is from before, and nothing is sent until you are back online\.$/,
  )
  act(() => setStatus({ offlineSince: undefined }))
  expect(line()).toBeEmptyDOMElement()
})

test('N2: a new version is offered by a button that takes it, once there is a network', async () => {
  const takeNewVersion = vi.fn<() => void>()
  draw()
  act(() => setStatus({ takeNewVersion, offlineSince: Date.now() }))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => setStatus({ offlineSince: undefined }))
  expect(line()).toHaveTextContent('A new version is ready · Reload')
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(takeNewVersion).toHaveBeenCalledOnce()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { person } from '@/test/people'
import { renderApp } from '@/test/render-app'

test('B2, SES-2: the page asked for comes back after signing in', async () => {
  const { user, address, router } = renderApp('/bookings?status=cancelled')
  expect(await screen.findByText('Please log in to continue')).toBeInTheDocument()
  const arjun = person('frequent-passenger')
  await user.type(screen.getByLabelText('E-mail address'), arjun.email)
  await user.type(screen.getByLabelText('Password'), arjun.password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('button', { name: /Account of/ })).toBeInTheDocument()
  console.log(address(), router.history.length)
})

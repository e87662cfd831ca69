import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { enter } from '@/test/enter'

/** The password of everybody in the small railway. */
export const smallRailwayPassword = 'Secret!1'

/** On the login page, as somebody of the small railway. */
export async function signInByForm(user: UserEvent, email: string) {
  await enter(user, await screen.findByLabelText('E-mail address'), email)
  await enter(user, screen.getByLabelText('Password'), smallRailwayPassword)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

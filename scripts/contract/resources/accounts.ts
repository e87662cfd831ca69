import { type Check, good, refused } from '../check/check.ts'
import type { Resource } from '../resource.ts'
import {
  calls,
  changePassword,
  forgotPassword,
  getAccount,
  login,
  records,
  register,
  resetPassword,
  updateAccount,
} from './accounts.calls.ts'

export async function signIn(check: Check): Promise<boolean> {
  const { email, password, adminEmail, adminPassword } = check.accounts
  const session = await good(check, login, { body: { email, password } })
  if (!session) return false
  check.tokens.user = session.token
  check.userId = session.user._id
  if (adminEmail !== undefined) {
    const admin = await good(check, login, {
      body: { email: adminEmail, password: adminPassword },
    })
    if (admin) check.tokens.admin = admin.token
  }
  await refused(check, login, [401], 'with a wrong password', { body: { email, password: `${password}x` } })
  return true
}

async function signedIn(check: Check) {
  const token = check.tokens.user
  const user = await good(check, getAccount, { token })
  await refused(check, getAccount, [401], 'without a token')
  await refused(check, getAccount, [401], 'with a token that it never gave out', { token: 'not.a.token' })
  if (check.readOnly) return
  if (user) {
    const { firstName = '', lastName = '', phone = '', name } = user
    await good(check, updateAccount, { token, body: { firstName, lastName, phone, name, username: name } })
  }
  const { email, password } = check.accounts
  // The same password again changes nothing.
  await good(check, changePassword, { token, body: { currentPassword: password, newPassword: password } })
  await refused(check, changePassword, [400, 422], 'with a wrong current password', {
    token,
    body: { currentPassword: `${password}x`, newPassword: password },
  })
  await good(check, forgotPassword, { body: { email: 'nobody.at.all@railway-planner.invalid' } })
  await refused(check, resetPassword, [400, 422], 'with a token that it never gave out', {
    params: { token: 'no-such-token' },
    body: { password },
  })
  // An account could not be removed again: one that is there shows the refusal alone.
  await refused(check, register, [400, 409, 422], 'with an address that has an account', {
    body: { username: 'A', name: 'A', firstName: 'A', lastName: 'A', email, phone: '', password },
  })
  check.notes.push('register was asked with the address of an account that exists: no account was made.')
}

export const accounts: Resource = {
  order: 1,
  tag: 'Account',
  about: 'Signing in, the own profile, passwords.',
  records,
  calls,
  signedIn,
}

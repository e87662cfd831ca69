import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '@/test/fake-storage'
import { hostileValues } from '@/test/hostile/hostile-values'
import { authStorage } from './persisted'
import { signedIn } from './session'
import { readToken, tokenHome } from './token-storage'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('goal G5: the list holds 24', () => expect(hostileValues).toHaveLength(24))

test.each(hostileValues.map((value) => [value.slice(0, 40), value]))(
  'A6: %j under `root` is nobody, and gone after the next sign-in',
  (_shown, value) => {
    localStorage.setItem('root', value)
    sessionStorage.setItem('root', value)
    const known = authStorage.getItem('root')
    if (known && 'state' in known) expect(typeof known.state.isAuthenticated).toBe('boolean')
    signedIn('tok', { _id: 'm', name: 'Maya', email: '', role: 'user', roles: [] }, true)
    expect(sessionStorage.getItem('root')).toBeNull()
    expect(JSON.parse(localStorage.getItem('root') ?? '')).toMatchObject({
      state: { user: { name: 'Maya' } },
    })
    expect(Object.keys(Object.prototype)).toEqual([])
  },
)

test.each(hostileValues.map((value) => [value.slice(0, 40), value]))(
  'A10: %j under `token` and `rememberMe` is a token only if a header can hold it',
  (_shown, value) => {
    sessionStorage.setItem('token', value)
    sessionStorage.setItem('rememberMe', value)
    const token = readToken()
    if (token === null) expect(tokenHome()).toBeUndefined()
    else
      expect(new Headers({ Authorization: `Bearer ${token}` }).get('Authorization')).toBe(`Bearer ${value}`)
  },
)

const maya = { _id: 'm', name: 'Maya', email: '', role: 'user', roles: [] }
const kept = { state: { user: maya, isAuthenticated: true }, version: 1 }

test('A6: a user is read from where the session is: this tab first', () => {
  expect(authStorage.getItem('root')).toBeNull()
  localStorage.setItem('root', JSON.stringify({ ...kept, version: 9 }))
  expect(authStorage.getItem('root')).toEqual(kept)
  const nobody = { state: { user: null, isAuthenticated: false }, version: 1 }
  sessionStorage.setItem('root', JSON.stringify(nobody))
  expect(authStorage.getItem('root')).toEqual(nobody)
  sessionStorage.setItem('root', JSON.stringify({ state: { isAuthenticated: true } }))
  expect(authStorage.getItem('root')).toEqual({ state: { user: null, isAuthenticated: true }, version: 1 })
})

test('A6: what is kept stands beside the token alone, and nothing is kept of nobody', () => {
  sessionStorage.setItem('token', 'tok')
  localStorage.setItem('root', 'old')
  void authStorage.setItem('root', kept)
  expect(localStorage.getItem('root')).toBeNull()
  expect(JSON.parse(sessionStorage.getItem('root') ?? '')).toEqual(kept)
  void authStorage.setItem('root', { ...kept, state: { user: null, isAuthenticated: false } })
  expect(sessionStorage.getItem('root')).toBeNull()
})

test('A7: removed, it is gone from both', () => {
  localStorage.setItem('root', '1')
  sessionStorage.setItem('root', '2')
  void authStorage.removeItem('root')
  expect([localStorage.getItem('root'), sessionStorage.getItem('root')]).toEqual([null, null])
})

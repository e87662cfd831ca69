import * as v from 'valibot'
import { expect, test } from 'vitest'
import { meSchema, profileSchema, sessionSchema, userSchema } from './auth.schema'

const user = (raw: object) => v.parse(userSchema, { _id: 'u1', ...raw })

test('D4: a user as the back end sends it, with fields that nobody knows', () => {
  const raw = {
    _id: 'u1',
    name: 'Maya Iyer',
    email: 'maya@mail.example',
    role: 'admin',
    roles: [{ _id: 'r1', name: 'admin' }],
    avatar: 'https://pictures.example/maya.png',
    firstName: 'Maya',
    lastName: 'Iyer',
    phone: '+91 98450 00000',
  }
  expect(v.parse(userSchema, { ...raw, __v: 0, password: 'x' })).toStrictEqual(raw)
})

test('D4: what is not known of a user is not there', () => {
  expect(user({})).toStrictEqual({
    _id: 'u1',
    name: 'Passenger',
    email: '',
    role: 'user',
    roles: [{ _id: 'user', name: 'user' }],
  })
  const empty = { avatar: '', firstName: '', lastName: '', phone: '' }
  expect(Object.keys(user(empty))).toEqual(Object.keys(user({})))
  expect(user({ avatar: 7, firstName: null, lastName: {}, phone: [] })).toStrictEqual(user({}))
})

test.each([
  [{ name: 'Maya', username: 'mi', firstName: 'M', lastName: 'I', email: 'a@b.c' }, 'Maya'],
  [{ name: ' ', username: 'mi', firstName: 'M', lastName: 'I', email: 'a@b.c' }, 'mi'],
  [{ name: ' Maya ' }, 'Maya'],
  [{ firstName: 'Maya', lastName: 'Iyer', email: 'a@b.c' }, 'Maya Iyer'],
  [{ firstName: 'Maya', email: 'a@b.c' }, 'Maya'],
  [{ lastName: 'Iyer', email: 'a@b.c' }, 'Iyer'],
  [{ firstName: '', lastName: ' ', email: 'maya.iyer@mail.example' }, 'maya.iyer'],
  [{ email: '@mail.example' }, 'Passenger'],
])('D4, api-model 4: of %j the name is %j', (raw, name) => {
  expect(user(raw).name).toBe(name)
})

test('D4: the role is the word for it, else the first of the roles, else user', () => {
  expect(user({ role: 'admin', roles: ['guard'] })).toMatchObject({
    role: 'admin',
    roles: [{ _id: 'guard', name: 'guard' }],
  })
  expect(user({ role: ' ', roles: [{ _id: 'r1', name: 'guard' }, 'admin'] })).toMatchObject({
    role: 'guard',
    roles: [
      { _id: 'r1', name: 'guard' },
      { _id: 'admin', name: 'admin' },
    ],
  })
  expect(user({ roles: [{}] }).roles).toEqual([{ _id: '', name: '' }])
  expect(user({ role: 'admin', roles: [7] }).roles).toEqual([{ _id: 'admin', name: 'admin' }])
  expect(user({ roles: 'admin' }).role).toBe('user')
})

test('D4: a user needs an id, by either name', () => {
  expect(v.parse(userSchema, { id: 'u2' })._id).toBe('u2')
  expect(v.parse(userSchema, { _id: 'u1', id: 'u2' })._id).toBe('u1')
  for (const raw of [{}, { _id: '' }, { id: 7 }, null, []]) {
    expect(v.safeParse(userSchema, raw).success).toBe(false)
  }
  expect(v.parse(meSchema, { user: { _id: 'u1' } })._id).toBe('u1')
  expect(v.safeParse(meSchema, { _id: 'u1' }).success).toBe(false)
})

test('B5: roles that are no list, and a role that is none, leave the role of everybody', () => {
  expect(user({ roles: 'admin' })).toMatchObject({ role: 'user', roles: [{ _id: 'user', name: 'user' }] })
  expect(user({ role: 5 })).toMatchObject({ role: 'user' })
})

test('A4: a session is a user with a token that a header can carry', () => {
  const raw = { token: 'abc.def', user: { _id: 'u1' } }
  expect(v.parse(sessionSchema, raw)).toMatchObject({ token: 'abc.def', user: { _id: 'u1' } })
  for (const token of ['', 'a\nb', 'ä', 7, null]) {
    expect(v.safeParse(sessionSchema, { ...raw, token }).success).toBe(false)
  }
  expect(v.safeParse(sessionSchema, { token: 'abc' }).success).toBe(false)
})

test('A9: a changed profile may hold only some of the fields', () => {
  expect(v.parse(profileSchema, { user: { phone: '1' } })).toMatchObject({ phone: '1', roles: [] })
  expect(v.safeParse(profileSchema, { phone: '1' }).success).toBe(false)
})

test('D4: an id that is null is none, and the other one counts', () => {
  for (const none of [null, '', 5]) expect(user({ _id: none, id: 'u2' })._id).toBe('u2')
  expect(v.safeParse(userSchema, { _id: null, id: null }).success).toBe(false)
})

test('B5: a role may be a record, and one that cannot be read takes no other with it', () => {
  expect(user({ role: { _id: 'r1', name: 'admin' } }).role).toBe('admin')
  expect(user({ roles: ['admin', 5, null, { name: 'agent' }] }).roles).toEqual([
    { _id: 'admin', name: 'admin' },
    { _id: '', name: 'agent' },
  ])
})

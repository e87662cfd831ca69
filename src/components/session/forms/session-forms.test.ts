import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailSchema } from '@/components/session/email.schema'
import { loginErrors, loginFields } from './login-fields'
import { newPasswordSchema, passwordRules, passwordStrength } from '@/components/session/password.schema'
import { phoneSchema } from '@/components/session/phone.schema'
import { forgotPasswordFormSchema, registerFormSchema, resetPasswordFormSchema } from './session-forms.schema'

/** The first problem of each field, as a form shows it. */
function problems(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values)
  const found: Record<string, string> = {}
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message
  return found
}

test.each(['maya@mail.test', ' Maya.Lobo+rail@sub.mail.example ', 'मीरा@डाक.भारत', "o'brien@mail.test"])(
  'B1: %j is an e-mail address',
  (email) => expect(v.parse(emailSchema, email)).toBe(email.trim()),
)

test.each([
  '',
  ' ',
  'maya',
  'maya@',
  '@mail.test',
  'maya@mail',
  'maya@mail..test',
  'ma ya@mail.test',
  'a@b@c.test',
  `${'x'.repeat(250)}@mail.test`,
])('%j is none', (email) => expect(v.is(emailSchema, email)).toBe(false))

test('A4: login needs both fields, and takes any password as it was typed', () => {
  const form = (entries: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(entries)) data.set(name, value)
    return loginFields(data)
  }
  expect(loginErrors(form({ email: ' ', password: '' }))).toEqual([
    { fieldId: 'email', message: 'Enter your e-mail address' },
    { fieldId: 'password', message: 'Enter your password' },
  ])
  const typed = form({ email: ' maya@mail.test ', password: ' x ', rememberMe: 'on' })
  expect(typed).toEqual({ email: 'maya@mail.test', password: ' x ', rememberMe: true })
  expect(loginErrors(typed)).toEqual([])
})

test.each([
  ['', [false, false, false, false], undefined],
  ['abc', [false, false, false, false], 'Weak'],
  ['abcdefgh', [true, false, false, false], 'Weak'],
  ['Abcdefgh', [true, true, false, false], 'Fair'],
  ['Abcdefg1', [true, true, true, false], 'Fair'],
  ['Abcdef1!', [true, true, true, true], 'Good'],
  ['Abcdef1!Abcd', [true, true, true, true], 'Strong'],
  ['A1!', [false, true, true, true], 'Fair'],
  ['Äbcdefg1€', [true, true, true, true], 'Good'],
  ['Abcdef१_', [true, true, true, true], 'Good'],
  ['Abcdef1 ', [true, true, true, false], 'Fair'],
  ['😀😀A1', [false, true, true, true], 'Fair'],
])('A9: %j keeps the rules %j and is %s', (password, kept, strength) => {
  expect(passwordRules.map(({ fits }) => fits(password))).toEqual(kept)
  expect(passwordStrength(password)).toBe(strength)
  expect(v.is(newPasswordSchema, password)).toBe(kept.every(Boolean))
})

const account = {
  firstName: ' Nila ',
  lastName: 'Rao',
  email: ' nila@mail.test',
  phone: '',
  password: 'Secret!12',
  repeat: 'Secret!12',
  accepted: true,
  rememberMe: false,
}

test('A4: a registration with everything in order is trimmed, but for the password', () => {
  const parsed = v.parse(registerFormSchema, { ...account, password: ' Secret!12 ', repeat: ' Secret!12 ' })
  expect(parsed).toMatchObject({ firstName: 'Nila', email: 'nila@mail.test', password: ' Secret!12 ' })
})

test('A4: what a registration lacks is said field by field', () => {
  const empty = {
    ...account,
    firstName: ' ',
    lastName: '',
    email: '',
    password: '',
    repeat: '',
    accepted: false,
  }
  expect(problems(registerFormSchema, empty)).toEqual({
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter your e-mail address',
    password: 'Choose a password',
    repeat: 'Type the password a second time',
    accepted: 'Accept the terms to create an account',
  })
  expect(problems(registerFormSchema, { ...account, repeat: 'secret!12' })).toEqual({
    repeat: 'The two passwords are not the same',
  })
})

test('A4: passwords that differ are said even while another field is wrong', () => {
  expect(problems(registerFormSchema, { ...account, email: 'x', repeat: 'other' })).toMatchObject({
    repeat: 'The two passwords are not the same',
  })
})

const phoneOf = (phone: string) => {
  const parsed = v.safeParse(phoneSchema, phone)
  return parsed.success ? parsed.output : parsed.issues[0].message
}

test.each([
  ['', ''],
  ['9876543210', '9876543210'],
  ['+91 55500 12345', '+91 55500 12345'],
  ['98-7654-3210', '98-7654-3210'],
  ['(022) 2345-6789', '022 2345 6789'],
  ['022/2345.6789', '022 2345 6789'],
  ['+91 (22) 2345 6789', '+91 22 2345 6789'],
  ['(+91) 98765 43210', '+91 98765 43210'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['0091.98765.43210', '0091 98765 43210'],
  ['tel:+91-98765-43210', '+91 98765 43210'],
  ['\u202a+91\u00a098765\u201143210\u202c', '+91 98765 43210'],
  ['[011] 2345–6789', '011 2345 6789'],
])('A4: the phone number %j is sent as %j, which every server takes', (typed, sent) => {
  expect(phoneOf(typed)).toBe(sent)
  expect(sent).toMatch(/^$|^\+?[\d\s-]{10,}$/)
})

test.each([
  ['2345-6789', '2345-6789 has only 8 of at least 10 digits: add the area code, as in'],
  ['98765 43210 ext 4', '“ext” is no part of a phone number: write it like'],
  ['00+9876543210', '“+” is no part of a phone number: write it like'],
  ['----------', '---------- is no phone number: write it like'],
  ['+', '+ is no phone number: write it like'],
  ['1234567890123456', '1234567890123456 has 16 digits, and a phone number at most 15: write it like'],
])('A4: of the phone number %j is said what is wrong with it', (typed, words) => {
  expect(phoneOf(typed)).toBe(`${words} +91 98765 43210 or (022) 2345-6789`)
})

test.each([
  ['maya', 'An @ is missing: write it in the form name@example.com'],
  ['maya@mail', 'This is no e-mail address: write it in the form name@example.com'],
  [`${'x'.repeat(255)}@mail.test`, 'This is longer than an e-mail address can be: at most 254 characters'],
  [' ', 'Enter your e-mail address'],
])('A4: of the e-mail address %j is said what is wrong with it', (typed, words) => {
  expect(problems(forgotPasswordFormSchema, { email: typed })).toEqual({ email: words })
})

test('A9: forgot needs an address, reset a good password twice', () => {
  expect(problems(forgotPasswordFormSchema, { email: 'x' })).toEqual({
    email: 'An @ is missing: write it in the form name@example.com',
  })
  expect(problems(resetPasswordFormSchema, { password: 'short', repeat: 'short' })).toEqual({
    password:
      'Choose a password that keeps all four rules. This one lacks: at least 8 characters; a capital letter; a digit; a special character, such as ! or #',
  })
  expect(problems(resetPasswordFormSchema, { password: 'Secret!12', repeat: 'x' })).toEqual({
    repeat: 'The two passwords are not the same',
  })
  expect(problems(resetPasswordFormSchema, { password: 'Secret!12', repeat: 'Secret!12' })).toEqual({})
})

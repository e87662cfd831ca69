import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, maya, ravi, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { listTrains } from '@/api/trains'
import { noop } from '@/lib/noop'
import { enter, escape } from '@/test/enter'
import { wednesday } from '@/test/booking-form'
import { renderApp } from '@/test/render-app'
import { ownDecisions, sentDecisions } from '@/test/screens'
import { signInByForm, smallRailwayPassword } from '@/test/session/sign-in-form'
import { byRow } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

interface Form {
  name: string
  address: string
  /** Who fills it in. */
  as: string
  /** The part of the page where the field is. */
  part: () => Promise<HTMLElement>
  field: string
}

/** Each form of a card that users fill in; where a record can be both made and changed, the change. Passwords are kept nowhere. */
const onCards = [...sentDecisions, ...ownDecisions].flatMap(({ form, steps = [], as, userId, address }) => {
  const labels = steps.flatMap((step) => (step.does === 'fill' ? Object.keys(step.fields) : []))
  const field = labels.find((label) => !/password/i.test(label))
  if (!form || !userId || as || !field) return []
  const part = () => screen.findByRole('form', { name: form })
  return [[form, { name: `the form ‘${form}’`, address, as: userId, part, field }] as const]
})

const forms: Form[] = [
  {
    name: 'a booking',
    address: `/bookings/new/${trainId(2)}?date=${wednesday}&step=passengers`,
    as: maya,
    part: () => screen.findByRole('group', { name: 'Passenger 1' }),
    field: 'Full name',
  },
  ...new Map(onCards).values(),
]

/** What another user finds, where it is not what the first one found: an own review, an own name. */
const ofRavi: Record<string, string> = {
  'the form ‘Your review’': 'On time',
  'the form ‘Your profile’': 'Ravi',
}

const typed = 'Zubrowka'
const emails = { [maya]: 'maya@mail.test', [admin]: 'admin@mail.test' }
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

async function fieldOf({ part, field }: Form) {
  return within(await part()).findByLabelText<HTMLInputElement>(new RegExp(`^${field}`), {
    selector: 'input',
  })
}

/** Half-filled, with what the field held before. */
async function halfFilled(form: Form) {
  const app = renderApp(form.address, { token: issueToken(form.as) })
  const field = await fieldOf(form)
  const before = field.value
  await enter(app.user, field, typed)
  expect(stored()).toContain(typed)
  return { ...app, before, asked: app.address() }
}

/** The server takes the token no longer, whoever asks it for whatever. */
async function expire() {
  server.use(http.all('*/api/*', () => fail(401, 'Expired'), { once: true }))
  await act(() => listTrains().then(noop, noop))
  expect(await screen.findByText('Please log in to continue')).toBeInTheDocument()
}

const withoutPasswords = () => expect(stored()).not.toContain(smallRailwayPassword)

const ends: Record<string, (form: Form) => Promise<void>> = {
  async 'as it was typed when the same user signs in again'(form) {
    const { user, address, asked } = await halfFilled(form)
    await expire()
    await signInByForm(user, emails[form.as] ?? '')
    expect(await fieldOf(form)).toHaveValue(typed)
    expect(address()).toBe(asked)
    withoutPasswords()
  },

  async 'as if untouched for another user, and gone for good'(form) {
    // Whoever it is, the same page is open to both.
    for (const account of db.users) if (account._id === ravi && form.as === admin) account.role = 'admin'
    const { user, before, unmount } = await halfFilled(form)
    await expire()
    await signInByForm(user, 'ravi@mail.test')
    expect(await fieldOf(form)).toHaveValue(ofRavi[form.name] ?? before)
    expect(stored()).not.toContain(typed)
    withoutPasswords()
    unmount()
    renderApp(form.address, { token: issueToken(form.as) })
    expect(await fieldOf(form)).toHaveValue(before)
  },

  async 'gone after a log-out, for the same user too'(form) {
    const { user, router, before } = await halfFilled(form)
    // A dialog is in the way of the rest of the page; closing it discards nothing.
    if (screen.queryByRole('dialog')) await escape(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(stored()).toContain(typed)
    await user.click(screen.getByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    expect(await screen.findByText('Successfully logged out')).toBeInTheDocument()
    expect(stored()).not.toContain(typed)
    await signInByForm(user, emails[form.as] ?? '')
    await screen.findByRole('heading', { level: 1, name: /^Welcome|dashboard/ })
    await act(() => router.navigate({ to: form.address }))
    expect(await fieldOf(form)).toHaveValue(before)
    withoutPasswords()
  },
}

describe.each(byRow(forms, Object.keys(ends)))('goal G18: $name is', (form, chosen) => {
  test.each(chosen)('%s', async (end) => {
    await expect(ends[end]?.(form)).resolves.toBeUndefined()
  })
})

const passwordForms: [address: string, labels: string[]][] = [
  ['/login', ['Password']],
  ['/register', ['Password', 'Repeat the password']],
  ['/reset-password/abc', ['New password', 'Repeat the password']],
]

test.each([
  ['a visitor', passwordForms, undefined],
  ['a user', [['/profile', ['Current password', 'New password', 'Repeat the password']]], maya],
] as [string, typeof passwordForms, string | undefined][])(
  'goal G18: what %s types as a password is kept nowhere',
  async (_who, asked, as) => {
    const app = renderApp('/unauthorized', as ? { token: issueToken(as) } : {})
    for (const [address, labels] of [...asked, ['/unauthorized', []] as const]) {
      await act(() => app.router.navigate({ href: address }))
      expect(stored(), address).not.toContain(typed)
      for (const label of labels)
        await enter(app.user, await screen.findByLabelText(label, { selector: 'input' }), typed)
      expect(stored(), address).not.toContain(typed)
    }
    app.unmount()
    expect(stored()).not.toContain(typed)
  },
)

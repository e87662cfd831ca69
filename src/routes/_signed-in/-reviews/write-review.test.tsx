import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking, maya, ravi, review, reviewId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { fail, invalid } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { readDraft } from '@/lib/draft'
import { noop } from '@/lib/noop'
import { notices } from '@/lib/notify'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

const nightMail = `/reviews?train=${trainId(1)}`
const open = (address = nightMail, as = maya) => renderApp(address, { token: issueToken(as) })
const dialog = async (name = 'Write a review') => within(await screen.findByRole('dialog', { name }))
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const draft = (userId = maya) => readDraft(userId, `review:${trainId(1)}`)
const mine = () => db.reviews.filter(({ user, train }) => user === maya && train === trainId(1))

const words = { stars: 5, title: 'Worth it', comment: 'Slept like a stone', date: '2026-02-18' }

async function fillIn(user: UserEvent, changes: Partial<typeof words> = {}, name?: string) {
  const { stars, title, comment, date } = { ...words, ...changes }
  const form = await dialog(name)
  await user.click(form.getByRole('radio', { name: new RegExp(`^${stars} star`) }))
  for (const [label, text] of [
    [/^Title/, title],
    [/^Review$/, comment],
  ] as const) {
    await user.clear(form.getByLabelText(label))
    await user.click(form.getByLabelText(label))
    await user.paste(text)
  }
  const day = form.queryByLabelText(/^Date/)
  if (!day) return
  await user.clear(day)
  await user.type(day, date)
}
const post = async (user: UserEvent) =>
  user.click((await dialog()).getByRole('button', { name: 'Post review' }))

test('H2, T14: a new review comes first, total and average at once from the ratings, then the server’s figure', async () => {
  const { user, address } = open()
  await card('On time')
  expect(screen.getByText('4.0')).toBeInTheDocument()
  let answer!: () => void
  const later = new Promise<void>((resolve) => {
    answer = resolve
  })
  const calls = recordCalls()
  await user.click(screen.getByRole('link', { name: 'Write a review' }))
  expect(address()).toBe(`${nightMail}&write=new`)
  await fillIn(user)
  server.use(
    http.get('*/api/reviews/train/:id', async () => {
      await later
      const data = db.reviews.map((record) => ({ ...record, user: { _id: record.user, username: 'A' } }))
      return HttpResponse.json({ success: true, data, total: 9, averageRating: 1.2, totalPages: 1 })
    }),
  )
  await post(user)
  expect(await screen.findByText('4.5')).toBeInTheDocument()
  expect(titles()).toEqual(['Worth it', 'On time'])
  expect(screen.getAllByText('2 reviews')).toHaveLength(2)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    train: trainId(1),
    rating: 5,
    title: 'Worth it',
    comment: 'Slept like a stone',
    journeyDate: '2026-02-18',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe(nightMail)
  expect(draft()).toBeNull()
  expect(screen.getByRole('link', { name: 'Change your review' })).toHaveFocus()
  answer()
  expect(await screen.findByText('1.2')).toBeInTheDocument()
  expect(screen.getAllByText('9 reviews')).toHaveLength(2)
})

test('REV-5: the journey date is that of the last journey made, and may not lie in the future', async () => {
  db.bookings.push(booking(3, { journeyDate: '2026-02-11T00:00:00.000Z' }))
  const { user } = open(`${nightMail}&write=new`)
  const form = await dialog()
  await waitFor(() => expect(form.getByLabelText('Date of the journey')).toHaveValue('2026-02-11'))
  expect(form.getByLabelText('Date of the journey')).toHaveAttribute('max', '2026-03-03')
  await fillIn(user, { date: '2026-03-04' })
  await post(user)
  expect(form.getByLabelText('Date of the journey')).toHaveAccessibleDescription(/lies in the future/)
  expect(mine()).toEqual([])
})

test('REV-5: bookings that come when the form is open still fill in the date, and make no draft of it', async () => {
  db.bookings.push(booking(3, { journeyDate: '2026-02-11T00:00:00.000Z' }))
  const here = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/bookings', async () => {
      await here.promise
    }),
  )
  open(`${nightMail}&write=new`)
  const form = await dialog()
  const date = form.getByLabelText('Date of the journey')
  expect(date).toHaveValue('')
  here.resolve()
  await waitFor(() => expect(date).toHaveValue('2026-02-11'))
  expect(draft()).toBeNull()
})

test('REV-5: bookings that come late leave a date that was typed', async () => {
  db.bookings.push(booking(3, { journeyDate: '2026-02-11T00:00:00.000Z' }))
  const here = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/bookings', async () => {
      await here.promise
    }),
  )
  const { user, queryClient } = open(`${nightMail}&write=new`)
  await fillIn(user, { date: '2026-02-18' })
  here.resolve()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect((await dialog()).getByLabelText('Date of the journey')).toHaveValue('2026-02-18')
  expect(draft()).toMatchObject({ title: 'Worth it', journeyDate: '2026-02-18' })
})

test('REV-5: what is missing is said at each field and on top, with the focus there', async () => {
  const { user } = open(`${nightMail}&write=new`)
  const form = await dialog()
  await user.click(form.getByLabelText('Review'))
  await user.paste('x'.repeat(2001))
  expect(form.getByText('2,001 of 2,000 characters, 1 too many')).toBeInTheDocument()
  await post(user)
  const summary = await form.findByRole('alert', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose 1 to 5 stars',
    'Enter a title',
    'The review is longer than 2000 characters',
    'Enter the date you travelled on',
  ])
  await user.click(within(summary).getByRole('link', { name: 'Choose 1 to 5 stars' }))
  expect(form.getByRole('radio', { name: '1 star, bad' })).toHaveFocus()
  expect(form.getByRole('group', { name: 'Rating' })).toHaveAccessibleDescription('Choose 1 to 5 stars')
  await user.keyboard('{ArrowRight}')
  expect(form.getByRole('radio', { name: '2 stars, poor' })).toBeChecked()
})

test('D2: the server’s texts stand at their fields; what was typed stays', async () => {
  server.use(
    http.post('*/api/reviews', () =>
      invalid([
        { path: 'title', msg: 'Titles must not shout' },
        { path: 'train', msg: 'Not a train' },
      ]),
    ),
  )
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await post(user)
  const form = await dialog()
  await waitFor(() =>
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription(/Titles must not shout/),
  )
  expect(form.getByLabelText('Title')).toHaveValue('Worth it')
  expect(draft()).toMatchObject({ title: 'Worth it' })
})

test('D2: any other refusal is said in the form, and can be tried again', async () => {
  server.use(http.post('*/api/reviews', () => fail(503, 'Closed for the night')))
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await post(user)
  const alert = await (await dialog()).findByRole('alert')
  expect(alert).toHaveTextContent('Failed to create review')
  expect(alert).toHaveTextContent('Closed for the night')
  server.resetHandlers()
  await post(user)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(mine()).toHaveLength(1)
})

test('REV-5: a draft survives Cancel and reload, for this user and this train alone', async () => {
  const { user, address, unmount } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe(nightMail))
  expect(draft()).toEqual({
    rating: '5',
    title: 'Worth it',
    comment: 'Slept like a stone',
    journeyDate: '2026-02-18',
  })
  unmount()

  const again = open(`${nightMail}&write=new`)
  const form = await dialog()
  expect(form.getByLabelText('Title')).toHaveValue('Worth it')
  expect(form.getByLabelText('Review')).toHaveValue('Slept like a stone')
  expect(form.getByRole('radio', { name: /^5 stars/ })).toBeChecked()
  await again.user.click(form.getByRole('button', { name: 'Discard it' }))
  expect(form.getByLabelText('Title')).toHaveValue('')
  expect(draft()).toBeNull()
  await again.user.type(form.getByLabelText('Title'), 'Again')
  again.unmount()

  const elsewhere = open(`/reviews?train=${trainId(2)}&write=new`)
  expect((await dialog()).getByLabelText('Title')).toHaveValue('')
  elsewhere.unmount()
  open(`${nightMail}&write=new`, admin)
  expect((await dialog()).getByLabelText('Title')).toHaveValue('')
})

test('REV-5, SES-3: a session that ends while posting keeps the words and the way back to them', async () => {
  server.use(http.post('*/api/reviews', () => fail(401, 'Token expired')))
  const { user, router } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await post(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state.from).toBe(`${nightMail}&write=new`)
  expect(draft()).toMatchObject({ title: 'Worth it' })
  expect(screen.queryByText(/Failed to create review/)).not.toBeInTheDocument()
})

test('REV-5: a failure that comes after the page was left is said all the same', async () => {
  let release!: () => void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.post('*/api/reviews', async () => {
      await released
      return fail(503, 'Down')
    }),
  )
  const { user, router } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await post(user)
  await router.navigate({ to: '/about' })
  await screen.findByRole('heading', { level: 1, name: /About/ })
  release()
  expect(await screen.findByText('Failed to create review')).toBeInTheDocument()
  expect(draft()).toMatchObject({ title: 'Worth it' })
})

test('goal G26: who leaves the page and then logs out hears nothing of the review on its way', async () => {
  const arrived = Promise.withResolvers<AbortSignal>()
  server.use(
    http.post('*/api/reviews', ({ request }) => {
      arrived.resolve(request.signal)
      return new Promise<never>(noop)
    }),
  )
  const { user, router, queryClient } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await post(user)
  const signal = await arrived.promise
  await act(() => router.navigate({ to: '/about' }))
  await screen.findByRole('heading', { level: 1, name: /About/ })
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await screen.findByText('Successfully logged out')).toBeInTheDocument()
  expect(signal.aborted).toBe(true)
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(notices().filter(({ type }) => type === 'error')).toEqual([])
})

test('REV-5: hostile words are text, in the form and on the card', async () => {
  const title = '<img src=x onerror="window.hacked=1">'
  const comment = '</p><script>window.hacked=1</script>\n{{7*7}} ${7*7} \u202Eעברית %00 🚆'
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user, { title, comment })
  await post(user)
  const shown = await card(title)
  expect(shown.getByRole('heading', { name: title })).toHaveAttribute('dir', 'auto')
  expect(shown.getByText((text) => text.includes('{{7*7}}')).textContent).toBe(comment)
  expect(document.querySelector('article img[src], article script')).toBeNull()
  expect('hacked' in window).toBe(false)
})

test('H2, goal G14: what is pressed after the answer, before the form has gone, posts nothing more', async () => {
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user)
  const calls = recordCalls()
  const written = screen.getByRole('textbox', { name: /^Title/ }).closest('form')!
  let again = 0
  const seen = new MutationObserver(() => {
    if (again > 0 || !notices().some(({ message }) => message === 'Review posted')) return
    again += Number(written.isConnected)
    fireEvent.submit(written)
  })
  seen.observe(document, { childList: true, subtree: true, attributes: true })
  await post(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  seen.disconnect()
  expect(again).toBe(1)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('REV-5, G7: what is typed while a review is under way stays in the form, and changes the review that stands then', async () => {
  const answer = Promise.withResolvers<undefined>()
  server.use(http.post('*/api/reviews', () => answer.promise, { once: true }))
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await post(user)
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' and more')
  answer.resolve(undefined)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Worth it and more')
  expect(draft()).toMatchObject({ title: 'Worth it and more' })
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(db.reviews.filter(({ title }) => title.startsWith('Worth it'))).toMatchObject([
    { title: 'Worth it and more' },
  ])
  expect(draft()).toBeNull()
})

test('H2: twelve presses post one review', async () => {
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user)
  const calls = recordCalls()
  const button = (await dialog()).getByRole('button', { name: 'Post review' })
  await Promise.all(Array.from({ length: 12 }, () => user.click(button)))
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('api-model 7: a second review of a train becomes a change of the first, with nothing typed twice', async () => {
  const { user, queryClient } = open(`${nightMail}&write=new`)
  await fillIn(user)
  // Written in another window since the list was loaded.
  db.reviews.push(review(2, { user: maya, title: 'From my phone', rating: 1 }))
  await post(user)
  const form = await dialog('Change your review')
  expect(await form.findByText('You have already reviewed this train')).toBeInTheDocument()
  expect(form.getByText(/Your review “From my phone” stands/)).toBeInTheDocument()
  expect(form.getByLabelText('Title')).toHaveValue('Worth it')
  expect(queryClient.isMutating()).toBe(0)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Review changed')).toBeInTheDocument()
  expect(mine()).toMatchObject([{ _id: reviewId(2), title: 'Worth it', rating: 5 }])
})

test('api-model 7: or one starts from what stands there', async () => {
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user)
  db.reviews.push(review(2, { user: maya, title: 'From my phone', rating: 1 }))
  await post(user)
  const form = await dialog('Change your review')
  await user.click(await form.findByRole('button', { name: 'Start from what stands there' }))
  expect(form.getByLabelText('Title')).toHaveValue('From my phone')
  expect(form.getByRole('radio', { name: /^1 star/ })).toBeChecked()
})

test.each(['Cancel', 'Save changes'])(
  'REV-5: a review that was in the way, and was deleted after %s, is written anew',
  async (leave) => {
    const { user } = open(`${nightMail}&write=new`)
    await fillIn(user)
    db.reviews.push(review(2, { user: maya, title: 'From my phone', rating: 1 }))
    await post(user)
    await user.click((await dialog('Change your review')).getByRole('button', { name: leave }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const standing = leave === 'Cancel' ? 'From my phone' : 'Worth it'
    await user.click((await card(standing)).getByRole('button', { name: /^Delete/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete review' }))
    await waitFor(() => expect(titles()).toEqual(['On time']))

    await user.click(await screen.findByRole('link', { name: 'Write a review' }))
    const form = await dialog()
    expect(form.getByLabelText('Title')).toHaveValue('')
    expect(form.queryByText(/already reviewed/)).not.toBeInTheDocument()
    await fillIn(user, { title: 'On second thoughts' })
    await post(user)
    expect(await screen.findByText('Review posted')).toBeInTheDocument()
    expect(mine()).toMatchObject([{ title: 'On second thoughts', rating: 5 }])
  },
)

test('api-model 3.5: a server that saves and then fails is found out', async () => {
  server.use(...originalGaps)
  const { user } = open(`${nightMail}&write=new`)
  await fillIn(user)
  await post(user)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(mine()).toMatchObject([{ title: 'Worth it' }])
  expect(draft()).toBeNull()
  expect(await screen.findByText('Failed to fetch train reviews')).toBeInTheDocument()
})

test('H2: a change is replaced in its place, with the new average; its date is not asked again', async () => {
  db.reviews.push(
    review(2, { user: maya, title: 'Mine', rating: 2 }),
    review(3, { user: admin, title: 'Admin’s' }),
  )
  const { user, address } = open()
  expect(await screen.findByText('3.3')).toBeInTheDocument()
  await user.click((await card('Mine')).getByRole('link', { name: /^Change/ }))
  expect(address()).toBe(`${nightMail}&write=${reviewId(2)}`)
  const form = await dialog('Change your review')
  expect(form.getByLabelText('Title')).toHaveValue('Mine')
  expect(form.getByText('Journey on Wed 7 Jan 2026')).toBeInTheDocument()
  expect(form.queryByLabelText('Date of the journey')).not.toBeInTheDocument()
  const calls = recordCalls()
  await fillIn(user, {}, 'Change your review')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Review changed')).toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    rating: 5,
    title: 'Worth it',
    comment: 'Slept like a stone',
  })
  expect(titles()).toEqual(['Worth it', 'Admin’s', 'On time'])
  expect(screen.getByText('4.3')).toBeInTheDocument()
  expect(screen.getAllByText('3 reviews')).toHaveLength(2)
})

test('H2: an own review found by a search is changed there', async () => {
  db.reviews.push(review(2, { user: maya, title: 'Mine', train: trainId(2) }))
  const { user, address } = open('/reviews?q=quiet')
  await user.click((await card('Mine')).getByRole('link', { name: /^Change/ }))
  const form = await dialog('Change your review')
  expect(form.getByText('90002 Train 2')).toBeInTheDocument()
  await user.type(form.getByLabelText('Title'), ' and quiet')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await card('Mine and quiet')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/reviews?q=quiet'))
})

test('api-model 1.7: an address that asks to change another’s review opens nothing in a search', async () => {
  open(`/reviews?q=quiet&write=${reviewId(1)}`)
  await card('On time')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('H2: deleting asks first; the review goes, total and average follow, the focus stays on the page', async () => {
  db.reviews.push(review(2, { user: maya, title: 'Mine', rating: 1 }))
  const { user } = open()
  await user.click((await card('Mine')).getByRole('button', { name: /^Delete/ }))
  const asking = within(await screen.findByRole('alertdialog', { name: 'Delete your review?' }))
  await user.click(asking.getByRole('button', { name: 'Keep review' }))
  expect(mine()).toHaveLength(1)
  await user.click((await card('Mine')).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete review' }))
  expect(await screen.findByText('Review deleted')).toBeInTheDocument()
  await waitFor(() => expect(titles()).toEqual(['On time']))
  expect(screen.getByText('4.0')).toBeInTheDocument()
  expect(screen.getAllByText('1 review')).toHaveLength(2)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Reviews shown' })).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Write a review' })).toBeInTheDocument()
})

test('H2: the last one deleted leaves an empty list; an admin deletes anybody’s', async () => {
  const { user } = open(nightMail, admin)
  await user.click((await card('On time')).getByRole('button', { name: /^Delete/ }))
  await screen.findByRole('alertdialog', { name: 'Delete the review by Ravi Nair?' })
  await user.click(screen.getByRole('button', { name: 'Delete review' }))
  expect(await screen.findByText('No reviews of this train yet')).toBeInTheDocument()
  expect(screen.getAllByText('0 reviews')).toHaveLength(2)
})

test('H2, T16: a deletion that is refused leaves the review, and says why on its card', async () => {
  server.use(http.delete('*/api/reviews/:id', () => fail(500, 'Server error')))
  const { user } = open(nightMail, ravi)
  await user.click((await card('On time')).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete review' }))
  expect(
    await (await card('On time')).findByText('Failed to delete review: Server error'),
  ).toBeInTheDocument()
  expect(titles()).toEqual(['On time'])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

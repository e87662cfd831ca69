import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, invalid } from '@mocks/replies'
import { noop } from '@/lib/noop'
import { notices } from '@/lib/notify'
import { recordCalls } from '@/test/calls'
import { enter } from '@/test/enter'
import { inSmallRailway } from '@/test/railway/small-railway'
import {
  fillInReview,
  nightMail,
  openReviews,
  ownReviews,
  postReview,
  reviewCard,
  reviewDialog,
  reviewDraft,
  reviewTitles,
} from '@/test/review-form'

inSmallRailway()

test('H2, T14: a new review comes first, total and average at once from the ratings, then the server’s figure', async () => {
  const { user, address } = openReviews()
  await reviewCard('On time')
  expect(screen.getByText('4.0')).toBeInTheDocument()
  let answer!: () => void
  const later = new Promise<void>((resolve) => {
    answer = resolve
  })
  const calls = recordCalls()
  await user.click(screen.getByRole('link', { name: 'Write a review' }))
  expect(address()).toBe(`${nightMail}&write=new`)
  await fillInReview()
  server.use(
    http.get('*/api/reviews/train/:id', async () => {
      await later
      const data = db.reviews.map((record) => ({ ...record, user: { _id: record.user, username: 'A' } }))
      return HttpResponse.json({ success: true, data, total: 9, averageRating: 1.2, totalPages: 1 })
    }),
  )
  await postReview(user)
  expect(await screen.findByText('4.5')).toBeInTheDocument()
  expect(reviewTitles()).toEqual(['Worth it', 'On time'])
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
  expect(reviewDraft()).toBeNull()
  // The dialog gives the focus back a moment after it has gone.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Change your review' })).toHaveFocus())
  answer()
  expect(await screen.findByText('1.2')).toBeInTheDocument()
  expect(screen.getAllByText('9 reviews')).toHaveLength(2)
})

test('REV-5: the journey date is that of the last journey made, also where the bookings come when the form is open, which makes no draft; it may not lie in the future', async () => {
  db.bookings.push(booking(3, { journeyDate: '2026-02-11T00:00:00.000Z' }))
  const here = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/bookings', async () => {
      await here.promise
    }),
  )
  const { user } = openReviews(`${nightMail}&write=new`)
  const form = await reviewDialog()
  const date = form.getByLabelText('Date of the journey')
  expect(date).toHaveValue('')
  here.resolve()
  await waitFor(() => expect(date).toHaveValue('2026-02-11'))
  expect(reviewDraft()).toBeNull()
  expect(date).toHaveAttribute('max', '2026-03-03')
  await fillInReview({ date: '2026-03-04' })
  await postReview(user)
  expect(form.getByLabelText('Date of the journey')).toHaveAccessibleDescription(/lies in the future/)
  expect(ownReviews()).toEqual([])
})

test('REV-5: bookings that come late leave a date that was typed', async () => {
  db.bookings.push(booking(3, { journeyDate: '2026-02-11T00:00:00.000Z' }))
  const here = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/bookings', async () => {
      await here.promise
    }),
  )
  const { queryClient } = openReviews(`${nightMail}&write=new`)
  await fillInReview({ date: '2026-02-18' })
  here.resolve()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect((await reviewDialog()).getByLabelText('Date of the journey')).toHaveValue('2026-02-18')
  expect(reviewDraft()).toMatchObject({ title: 'Worth it', journeyDate: '2026-02-18' })
})

test('REV-5: what is missing is said at each field and on top, with the focus there', async () => {
  const { user } = openReviews(`${nightMail}&write=new`)
  const form = await reviewDialog()
  await user.click(form.getByLabelText('Review'))
  await user.paste('x'.repeat(2001))
  expect(form.getByText('2,001 of 2,000 characters, 1 too many')).toBeInTheDocument()
  await postReview(user)
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

test('D2: the server’s texts stand at their fields, any other refusal is said in the form; what was typed stays, and can be sent again', async () => {
  server.use(
    http.post('*/api/reviews', () =>
      invalid([
        { path: 'title', msg: 'Titles must not shout' },
        { path: 'train', msg: 'Not a train' },
      ]),
    ),
  )
  const { user } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  await postReview(user)
  const form = await reviewDialog()
  const title = form.getByLabelText('Title')
  await waitFor(() => expect(title).toHaveAccessibleDescription(/Titles must not shout/))
  expect(title).toHaveValue('Worth it')
  expect(reviewDraft()).toMatchObject({ title: 'Worth it' })

  server.use(http.post('*/api/reviews', () => fail(503, 'Closed for the night')))
  await postReview(user)
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Closed for the night'))
  expect(form.getByRole('alert')).toHaveTextContent('Failed to create review')
  expect(title).not.toHaveAccessibleDescription(/Titles must not shout/)
  server.resetHandlers()
  await postReview(user)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(ownReviews()).toMatchObject([{ title: 'Worth it' }])
})

test('REV-5: a draft survives Cancel and reload, for this user and this train alone', async () => {
  const { user, address, unmount } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  await user.click((await reviewDialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe(nightMail))
  expect(reviewDraft()).toEqual({
    rating: '5',
    title: 'Worth it',
    comment: 'Slept like a stone',
    journeyDate: '2026-02-18',
  })
  unmount()

  const again = openReviews(`${nightMail}&write=new`)
  const form = await reviewDialog()
  expect(form.getByLabelText('Title')).toHaveValue('Worth it')
  expect(form.getByLabelText('Review')).toHaveValue('Slept like a stone')
  expect(form.getByRole('radio', { name: /^5 stars/ })).toBeChecked()
  await again.user.click(form.getByRole('button', { name: 'Discard it' }))
  expect(form.getByLabelText('Title')).toHaveValue('')
  expect(reviewDraft()).toBeNull()
  await enter(again.user, form.getByLabelText('Title'), 'Again')
  await act(() => again.router.navigate({ href: `/reviews?train=${trainId(2)}&write=new` }))
  await waitFor(() => expect(form.queryByText('90001 Night Mail')).not.toBeInTheDocument())
  expect((await reviewDialog()).getByLabelText('Title')).toHaveValue('')
  expect(reviewDraft()).toMatchObject({ title: 'Again' })
  again.unmount()
  openReviews(`${nightMail}&write=new`, admin)
  expect((await reviewDialog()).getByLabelText('Title')).toHaveValue('')
})

test('REV-5, SES-3: a session that ends while posting keeps the words and the way back to them', async () => {
  server.use(http.post('*/api/reviews', () => fail(401, 'Token expired')))
  const { user, router } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  await postReview(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state.from).toBe(`${nightMail}&write=new`)
  expect(reviewDraft()).toMatchObject({ title: 'Worth it' })
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
  const { user, router } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  await postReview(user)
  await router.navigate({ to: '/about' })
  await screen.findByRole('heading', { level: 1, name: /About/ })
  release()
  expect(await screen.findByText('Failed to create review')).toBeInTheDocument()
  expect(reviewDraft()).toMatchObject({ title: 'Worth it' })
})

test('PRO-2 goal G26: who leaves the page and then logs out hears nothing of the review on its way', async () => {
  const arrived = Promise.withResolvers<AbortSignal>()
  server.use(
    http.post('*/api/reviews', ({ request }) => {
      arrived.resolve(request.signal)
      return new Promise<never>(noop)
    }),
  )
  const { user, router, queryClient } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  await postReview(user)
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

test('H2, REV-5: twelve presses post one review, whose hostile words are text, in the form and on the card', async () => {
  const title = '<img src=x onerror="window.hacked=1">'
  const comment = '</p><script>window.hacked=1</script>\n{{7*7}} ${7*7} \u202Eעברית %00 🚆'
  const { user } = openReviews(`${nightMail}&write=new`)
  await fillInReview({ title, comment })
  const calls = recordCalls()
  const button = (await reviewDialog()).getByRole('button', { name: 'Post review' })
  await Promise.all(Array.from({ length: 12 }, () => user.click(button)))
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  const shown = await reviewCard(title)
  expect(shown.getByRole('heading', { name: title })).toHaveAttribute('dir', 'auto')
  expect(shown.getByText((text) => text.includes('{{7*7}}')).textContent).toBe(comment)
  expect(document.querySelector('article img[src], article script')).toBeNull()
  expect('hacked' in window).toBe(false)
})

test('H2, goal G14: what is pressed after the answer, before the form has gone, posts nothing more', async () => {
  const { user } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  const calls = recordCalls()
  const written = screen.getByRole('textbox', { name: /^Title/ }).closest('form')!
  let again = 0
  const seen = new MutationObserver(() => {
    if (again > 0 || !notices().some(({ message }) => message === 'Review posted')) return
    again += Number(written.isConnected)
    fireEvent.submit(written)
  })
  seen.observe(document, { childList: true, subtree: true, attributes: true })
  await postReview(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  seen.disconnect()
  expect(again).toBe(1)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

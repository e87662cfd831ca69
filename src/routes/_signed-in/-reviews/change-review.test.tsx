import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, maya, ravi, review, reviewId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { recordCalls } from '@/test/calls'
import { enter } from '@/test/enter'
import { inSmallRailway } from '@/test/railway/small-railway'
import {
  fillInReview,
  nightMail,
  openReviews,
  ownReviews,
  reviewCard,
  reviewDialog,
  reviewTitles,
} from '@/test/review-form'

inSmallRailway()

test('H2: a change is replaced in its place, with the new average; its date is not asked again', async () => {
  db.reviews.push(
    review(2, { user: maya, title: 'Mine', rating: 2 }),
    review(3, { user: admin, title: 'Admin’s' }),
  )
  const { user, address } = openReviews()
  expect(await screen.findByText('3.3')).toBeInTheDocument()
  await user.click((await reviewCard('Mine')).getByRole('link', { name: /^Change/ }))
  expect(address()).toBe(`${nightMail}&write=${reviewId(2)}`)
  const form = await reviewDialog('Change your review')
  expect(form.getByLabelText('Title')).toHaveValue('Mine')
  expect(form.getByText('Journey on Wed 7 Jan 2026')).toBeInTheDocument()
  expect(form.queryByLabelText('Date of the journey')).not.toBeInTheDocument()
  const calls = recordCalls()
  await fillInReview({}, 'Change your review')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Review changed')).toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    rating: 5,
    title: 'Worth it',
    comment: 'Slept like a stone',
  })
  expect(reviewTitles()).toEqual(['Worth it', 'Admin’s', 'On time'])
  expect(screen.getByText('4.3')).toBeInTheDocument()
  expect(screen.getAllByText('3 reviews')).toHaveLength(2)
})

test('H2: an own review found by a search is changed there', async () => {
  db.reviews.push(review(2, { user: maya, title: 'Mine', train: trainId(2) }))
  const { user, address } = openReviews('/reviews?q=quiet')
  await user.click((await reviewCard('Mine')).getByRole('link', { name: /^Change/ }))
  const form = await reviewDialog('Change your review')
  expect(form.getByText('90002 Train 2')).toBeInTheDocument()
  await enter(user, form.getByLabelText('Title'), 'Mine and quiet')
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await reviewCard('Mine and quiet')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/reviews?q=quiet'))
})

test('api-model 1.7: an address that asks to change another’s review opens nothing in a search', async () => {
  openReviews(`/reviews?q=quiet&write=${reviewId(1)}`)
  await reviewCard('On time')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('H2: deleting asks first; the review goes, total and average follow, the focus stays on the page', async () => {
  db.reviews.push(review(2, { user: maya, title: 'Mine', rating: 1 }))
  const { user } = openReviews()
  await user.click((await reviewCard('Mine')).getByRole('button', { name: /^Delete/ }))
  const asking = within(await screen.findByRole('alertdialog', { name: 'Delete your review?' }))
  await user.click(asking.getByRole('button', { name: 'Keep review' }))
  expect(ownReviews()).toHaveLength(1)
  await user.click((await reviewCard('Mine')).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete review' }))
  expect(await screen.findByText('Review deleted')).toBeInTheDocument()
  await waitFor(() => expect(reviewTitles()).toEqual(['On time']))
  expect(screen.getByText('4.0')).toBeInTheDocument()
  expect(screen.getAllByText('1 review')).toHaveLength(2)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Reviews shown' })).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Write a review' })).toBeInTheDocument()
})

test('H2: the last one deleted leaves an empty list; an admin deletes anybody’s', async () => {
  const { user } = openReviews(nightMail, admin)
  await user.click((await reviewCard('On time')).getByRole('button', { name: /^Delete/ }))
  await screen.findByRole('alertdialog', { name: 'Delete the review by Ravi Nair?' })
  await user.click(screen.getByRole('button', { name: 'Delete review' }))
  expect(await screen.findByText('No reviews of this train yet')).toBeInTheDocument()
  expect(screen.getAllByText('0 reviews')).toHaveLength(2)
})

test('H2, T16: a deletion that is refused leaves the review, and says why on its card', async () => {
  server.use(http.delete('*/api/reviews/:id', () => fail(500, 'Server error')))
  const { user } = openReviews(nightMail, ravi)
  await user.click((await reviewCard('On time')).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete review' }))
  expect(
    await (await reviewCard('On time')).findByText('Failed to delete review: Server error'),
  ).toBeInTheDocument()
  expect(reviewTitles()).toEqual(['On time'])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

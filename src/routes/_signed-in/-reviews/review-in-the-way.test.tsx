import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { maya, review, reviewId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
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

test('REV-5, G7: what is typed while a review is under way stays in the form, and changes the review that stands then', async () => {
  const answer = Promise.withResolvers<undefined>()
  server.use(http.post('*/api/reviews', () => answer.promise, { once: true }))
  const { user } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  await postReview(user)
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' and more')
  answer.resolve(undefined)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Worth it and more')
  expect(reviewDraft()).toMatchObject({ title: 'Worth it and more' })
  await user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(db.reviews.filter(({ title }) => title.startsWith('Worth it'))).toMatchObject([
    { title: 'Worth it and more' },
  ])
  expect(reviewDraft()).toBeNull()
})

/** A review, filled in while one was written in another window. */
async function secondReview() {
  const app = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  db.reviews.push(review(2, { user: maya, title: 'From my phone', rating: 1 }))
  await postReview(app.user)
  return { ...app, form: await reviewDialog('Change your review') }
}

async function deleteAndWriteAnew(user: UserEvent, standing: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click((await reviewCard(standing)).getByRole('button', { name: /^Delete/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete review' }))
  await waitFor(() => expect(reviewTitles()).toEqual(['On time']))

  await user.click(await screen.findByRole('link', { name: 'Write a review' }))
  const form = await reviewDialog()
  expect(form.getByLabelText('Title')).toHaveValue('')
  expect(form.queryByText(/already reviewed/)).not.toBeInTheDocument()
  await fillInReview({ title: 'On second thoughts' })
  await postReview(user)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(ownReviews()).toMatchObject([{ title: 'On second thoughts', rating: 5 }])
}

test('api-model 7, REV-5: a second review of a train becomes a change of the first, with nothing typed twice; deleted then, it is written anew', async () => {
  const { user, queryClient, form } = await secondReview()
  expect(await form.findByText('You have already reviewed this train')).toBeInTheDocument()
  expect(form.getByText(/Your review “From my phone” is there/)).toBeInTheDocument()
  expect(form.getByLabelText('Title')).toHaveValue('Worth it')
  expect(queryClient.isMutating()).toBe(0)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Review changed')).toBeInTheDocument()
  expect(ownReviews()).toMatchObject([{ _id: reviewId(2), title: 'Worth it', rating: 5 }])
  await deleteAndWriteAnew(user, 'Worth it')
})

test('api-model 7, REV-5: or one starts from what stands there; left by Cancel and deleted then, it is written anew', async () => {
  const { user, form } = await secondReview()
  await user.click(await form.findByRole('button', { name: 'Start from that review' }))
  expect(form.getByLabelText('Title')).toHaveValue('From my phone')
  expect(form.getByRole('radio', { name: /^1 star/ })).toBeChecked()
  await fillInReview({}, 'Change your review')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await deleteAndWriteAnew(user, 'From my phone')
})

test('api-model 3.5: a server that saves and then fails is found out', async () => {
  server.use(...originalGaps)
  const { user } = openReviews(`${nightMail}&write=new`)
  await fillInReview()
  await postReview(user)
  expect(await screen.findByText('Review posted')).toBeInTheDocument()
  expect(ownReviews()).toMatchObject([{ title: 'Worth it' }])
  expect(reviewDraft()).toBeNull()
  expect(await screen.findByText('Failed to fetch train reviews')).toBeInTheDocument()
})

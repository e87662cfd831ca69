import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, vi } from 'vitest'
import { db } from '@mocks/db'
import { maya, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { readDraft } from '@/lib/storage/user-data'
import { renderApp } from '@/test/render-app'

/** The small railway's reviews of its first train, and a review written there. */

beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

export const nightMail = `/reviews?train=${trainId(1)}`
export const openReviews = (address = nightMail, as = maya) => renderApp(address, { token: issueToken(as) })
/** A dialog takes the focus a moment after it is there, and the keys pressed before with it. */
export async function reviewDialog(name = 'Write a review') {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}
export const reviewCard = async (name: string) => within(await screen.findByRole('article', { name }))
export const reviewTitles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
export const reviewDraft = (userId = maya) => readDraft(userId, `review:${trainId(1)}`)
export const ownReviews = () => db.reviews.filter(({ user, train }) => user === maya && train === trainId(1))

const words = { stars: 5, title: 'Worth it', comment: 'Slept like a stone', date: '2026-02-18' }

export async function fillInReview(changes: Partial<typeof words> = {}, name?: string) {
  const { stars, title, comment, date } = { ...words, ...changes }
  const form = await reviewDialog(name)
  fireEvent.click(form.getByRole('radio', { name: new RegExp(`^${stars} star`) }))
  fireEvent.change(form.getByLabelText(/^Title/), { target: { value: title } })
  fireEvent.change(form.getByLabelText(/^Review$/), { target: { value: comment } })
  const day = form.queryByLabelText(/^Date/)
  if (day) fireEvent.change(day, { target: { value: date } })
}

export const postReview = async (user: UserEvent) =>
  user.click((await reviewDialog()).getByRole('button', { name: 'Post review' }))

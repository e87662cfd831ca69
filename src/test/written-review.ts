import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { db } from '@mocks/db'
import { maya, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { readDraft } from '@/lib/draft'
import { renderApp } from '@/test/render-app'

/** The small railway's reviews of its first train, and a review written there. */

beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

export const nightMail = `/reviews?train=${trainId(1)}`
export const openReviews = (address = nightMail, as = maya) => renderApp(address, { token: issueToken(as) })
export const reviewDialog = async (name = 'Write a review') =>
  within(await screen.findByRole('dialog', { name }))
export const reviewCard = async (name: string) => within(await screen.findByRole('article', { name }))
export const reviewTitles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
export const reviewDraft = (userId = maya) => readDraft(userId, `review:${trainId(1)}`)
export const ownReviews = () => db.reviews.filter(({ user, train }) => user === maya && train === trainId(1))

const words = { stars: 5, title: 'Worth it', comment: 'Slept like a stone', date: '2026-02-18' }

export async function fillInReview(user: UserEvent, changes: Partial<typeof words> = {}, name?: string) {
  const { stars, title, comment, date } = { ...words, ...changes }
  const form = await reviewDialog(name)
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

export const postReview = async (user: UserEvent) =>
  user.click((await reviewDialog()).getByRole('button', { name: 'Post review' }))

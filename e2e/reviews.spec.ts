import { expectToFit, widths } from './support/layout.ts'
import { bookingsOf, reviews, trainWhere, userOf } from './support/seed.ts'
import { expect, signedIn, test } from './support/test.ts'

const me = userOf('frequent-passenger')._id
const today = new Date().toISOString()
const reviewsOf = (id: string) => reviews.filter(({ train }) => train === id)

/** Travelled on, written about by others only. */
const train = trainWhere(
  ({ _id }) =>
    bookingsOf('frequent-passenger').some((own) => own.train === _id && own.journeyDate < today) &&
    reviewsOf(_id).length > 2 &&
    reviewsOf(_id).every(({ user, likes, dislikes }) => ![user, ...likes, ...dislikes].includes(me)),
)
const before = reviewsOf(train.id).length

for (const width of widths) {
  test(`H2 REV-2 REV-3 REV-5: a review is written, changed, deleted; another one liked and disliked, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'frequent-passenger')
    await page.goto('/reviews')
    await page.getByRole('link', { name: train.label }).click()
    const total = page.getByRole('status').filter({ hasText: /^\d+ reviews?$/ })
    await expect(total).toHaveText(`${before} reviews`)
    await expectToFit(page)

    await page.getByRole('link', { name: 'Write a review' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^4 stars/ }).check()
    await dialog.getByLabel('Title').fill('Half a title')
    await dialog.getByLabel('Review', { exact: true }).fill('Smooth ride, <b>clean</b> coach')
    await page.reload()
    await expect(dialog.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
    await expect(dialog.getByLabel('Title')).toHaveValue('Half a title')
    await expect(dialog.getByLabel('Review', { exact: true })).toHaveValue('Smooth ride, <b>clean</b> coach')
    // Suggested from the last journey.
    await expect(dialog.getByLabel('Date of the journey')).not.toHaveValue('')
    await expectToFit(page)
    await dialog.getByLabel('Title').fill('A good night')
    await dialog.getByRole('button', { name: 'Post review' }).click()

    const cards = page.getByRole('article')
    const own = page.getByRole('article', { name: 'A good night' })
    await expect(cards.first()).toHaveAccessibleName('A good night')
    await expect(own).toContainText('Your review')
    await expect(own).toContainText('Smooth ride, <b>clean</b> coach')
    await expect(total).toHaveText(`${before + 1} reviews`)

    await own.getByRole('link', { name: 'Change your review “A good night”' }).click()
    await dialog.getByLabel('Title').fill('A better night')
    await dialog.getByRole('radio', { name: /^5 stars/ }).check()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    const changed = page.getByRole('article', { name: 'A better night' })
    await expect(changed.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect(own).toHaveCount(0)

    const other = cards.filter({ hasNotText: 'Your review' }).first()
    const like = other.getByRole('button', { name: /^Like/ })
    const dislike = other.getByRole('button', { name: /^Dislike/ })
    const votes = async () => [
      Number(/\d+/.exec(await like.innerText())),
      Number(/\d+/.exec(await dislike.innerText())),
    ]
    const [likes = 0, dislikes = 0] = await votes()
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    expect(await votes()).toEqual([likes + 1, dislikes])
    const saved = page.waitForResponse((response) => response.url().endsWith('/dislike'))
    await dislike.click()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    expect(await votes()).toEqual([likes, dislikes + 1])
    await saved
    await page.reload()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    expect(await votes()).toEqual([likes, dislikes + 1])

    await changed.getByRole('button', { name: 'Delete the review “A better night”' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete review' }).click()
    await expect(changed).toHaveCount(0)
    await expect(total).toHaveText(`${before} reviews`)
    await page.reload()
    await expect(total).toHaveText(`${before} reviews`)
    await expect(page.getByRole('link', { name: 'Write a review' })).toBeVisible()
    await expectToFit(page)
  })
}

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { expectOnlyText, watchHostileTexts } from '@/test/hostile-page'
import { hostileTexts } from '@/test/hostile-texts'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()
watchHostileTexts()

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')
const says = (element: Element | undefined, text: string) =>
  spaced(element?.textContent ?? '').includes(spaced(text))

test('goal G31: 48 hostile messages are text where a page could not be loaded', async () => {
  let turn = 0
  server.use(http.get('*/api/trains', () => fail(500, hostileTexts[turn] ?? '')))
  renderApp('/trains', { token: issueToken(maya) })
  for (const text of hostileTexts) {
    await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => says(alert, text))).toBe(true))
    expectOnlyText()
    turn += 1
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  }
}, 60_000)

test.each([
  ['a message', (text: string) => fail(400, text)],
  [
    'the reason of a field',
    (text: string) =>
      HttpResponse.json({ errors: [{ type: 'field', path: 'email', msg: text }] }, { status: 400 }),
  ],
])(
  'goal G31: 48 hostile texts as %s are text in a form',
  async (_what, refuse) => {
    let said = ''
    server.use(http.post('*/api/auth/forgot-password', () => refuse(said)))
    renderApp('/forgot-password')
    const form = await screen.findByRole('form')
    const email = within(form).getByRole('textbox')
    for (const text of hostileTexts) {
      said = text
      fireEvent.change(email, { target: { value: 'maya@mail.test' } })
      fireEvent.submit(form)
      await waitFor(() => expect(says(form, text)).toBe(true))
      expectOnlyText()
    }
  },
  60_000,
)

test('goal G31: 48 hostile messages are text in toasts and among the notifications', async () => {
  let said = ''
  server.use(http.put('*/api/reviews/*/like', () => fail(400, said)))
  const { user } = renderApp(`/reviews?train=${trainId(1)}`, { token: issueToken(maya) })
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  const notices = await screen.findByRole('region', { name: 'Notifications' })
  const like = screen.getByRole('button', { name: /like/i, pressed: true })
  for (const text of hostileTexts) {
    said = text
    fireEvent.click(like)
    await waitFor(() => expect(says(notices, text)).toBe(true))
    expectOnlyText()
  }
}, 60_000)

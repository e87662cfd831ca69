import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { expectOnlyText, watchHostileTexts } from '@/test/hostile/hostile-page'
import { hostileTexts } from '@/test/hostile/hostile-texts'
import { renderApp } from '@/test/render-app'
import { byRow } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()
watchHostileTexts()

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')
const says = (element: Element | undefined, text: string) =>
  spaced(element?.textContent ?? '').includes(spaced(text))

type Place = (texts: string[]) => Promise<void>

const onPage: Place = async (texts) => {
  let turn = 0
  server.use(http.get('*/api/trains', () => fail(500, texts[turn] ?? '')))
  renderApp('/trains', { token: issueToken(maya) })
  for (const text of texts) {
    await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => says(alert, text))).toBe(true))
    expectOnlyText()
    turn += 1
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  }
}

const inForm =
  (refuse: (text: string) => Response): Place =>
  async (texts) => {
    let said = ''
    server.use(http.post('*/api/auth/forgot-password', () => refuse(said)))
    renderApp('/forgot-password')
    const form = await screen.findByRole('form')
    const email = within(form).getByRole('textbox')
    for (const text of texts) {
      said = text
      fireEvent.change(email, { target: { value: 'maya@mail.test' } })
      fireEvent.submit(form)
      await waitFor(() => expect(says(form, text)).toBe(true))
      expectOnlyText()
    }
  }

const inNotices: Place = async (texts) => {
  let said = ''
  server.use(http.put('*/api/reviews/*/like', () => fail(400, said)))
  const { user } = renderApp(`/reviews?train=${trainId(1)}`, { token: issueToken(maya) })
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  const notices = await screen.findByRole('region', { name: 'Notifications' })
  const like = screen.getByRole('button', { name: /like/i, pressed: true })
  for (const text of texts) {
    said = text
    fireEvent.click(like)
    await waitFor(() => expect(says(notices, text)).toBe(true))
    expectOnlyText()
  }
}

const places: Record<string, Place> = {
  'messages are text where a page could not be loaded': onPage,
  'texts as a message are text in a form': inForm((text) => fail(400, text)),
  'texts as the reason of a field are text in a form': inForm((text) =>
    HttpResponse.json({ errors: [{ type: 'field', path: 'email', msg: text }] }, { status: 400 }),
  ),
  'messages are text in toasts and among the notifications': inNotices,
}

test.each(byRow(Object.keys(places), hostileTexts))(
  'goal G31: hostile %s',
  async (place, texts) => {
    await expect(places[place]?.(texts)).resolves.toBeUndefined()
  },
  60_000,
)

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { admin } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { getSession, useSession } from '@/auth/session-store'
import { type App, type Decision, decisions, fill } from '@/test/decisions'
import { renderApp } from '@/test/render-app'
import { byRow } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

/** A call that arrives changes no page, which alone would be noticed sooner. */
const often = { interval: 5 }

/** Every write that arrives from now on, answered only when it is let go: by the back end, or by the answer given. */
function holdWrites(answer: () => Response | undefined = () => undefined) {
  const arrived: string[] = []
  const gate = Promise.withResolvers<void>()
  server.use(
    http.all('*/api/*', async ({ request }) => {
      if (request.method === 'GET') return undefined
      arrived.push(`${request.method} ${new URL(request.url).pathname}`)
      await gate.promise
      return answer()
    }),
  )
  return { arrived, letGo: () => gate.resolve() }
}

const form = ({ form: name }: Decision) =>
  name === undefined ? null : screen.queryByRole<HTMLFormElement>('form', { name })
const pressEnter = async ({ user }: App, decision: Decision) => {
  const [shown, button] = [form(decision), decision.button()]
  const field = shown?.querySelector<HTMLElement>('input:not([type=radio],[type=checkbox],[readonly])')
  const target = field ?? button
  if (!target) return
  act(() => target.focus())
  await user.keyboard('{Enter}')
  // As browsers do, and the stand-in does not, where the form's button is not inside it.
  if (shown && button && !shown.contains(button)) act(() => button.click())
}
/** As fast as a device can: nothing is drawn in between. */
function atOnce(decision: Decision, times = 3) {
  act(() => {
    const [shown, button] = [form(decision), decision.button()]
    for (let turn = 0; turn < times; turn += 1) {
      if (shown) fireEvent.submit(shown)
      else if (button) fireEvent.click(button)
    }
  })
}
/** Also where a pointer would not reach it, as assistive technology does. */
const click = async ({ button }: Decision) => {
  const shown = button()
  if (shown) fireEvent.click(shown)
  await act(async () => {})
}

const ways: Record<string, (app: App, decision: Decision) => Promise<void>> = {
  'three submits of one tick': async (_app, decision) => atOnce(decision),
  'three clicks of one tick': async (_app, { button }) => {
    act(() => {
      const shown = button()
      if (shown) for (let turn = 0; turn < 3; turn += 1) fireEvent.click(shown)
    })
  },
  'a double click': async ({ user }, { button }) => {
    const shown = button()
    if (shown) await user.dblClick(shown)
  },
  'Enter twice': async (app, decision) => {
    await pressEnter(app, decision)
    await pressEnter(app, decision)
  },
  'Enter and a click': async (app, decision) => {
    await pressEnter(app, decision)
    await click(decision)
  },
  'a click and Enter': async (app, decision) => {
    await click(decision)
    await pressEnter(app, decision)
  },
}

async function open(decision: Decision) {
  const app = renderApp(decision.address, decision.as ? { token: issueToken(decision.as) } : {})
  await decision.prepare?.(app)
  await waitFor(() => expect(decision.button()).toBeEnabled())
  return app
}

/** On the page opened anew, as far as it lets itself be decided again. A promise is another decision by then. */
async function decideAgain(app: App, decision: Decision) {
  if (decision.promised) return
  if (decision.form) await decision.prepare?.(app)
  const asking = decision.asks && screen.queryByRole('button', { name: decision.asks })
  if (asking) await app.user.click(asking)
  atOnce(decision)
  await click(decision)
}

const sendNow = async ({ user }: App, { promised }: Decision) => {
  if (promised) await user.click(await screen.findByRole('button', { name: 'Send now' }))
}
const idle = ({ queryClient }: App) =>
  waitFor(() => expect([queryClient.isMutating(), screen.queryAllByText('Sending…')]).toEqual([0, []]))

/** What is done from the open page on; gives what has arrived of it, in the end. */
type Course = (app: App, decision: Decision) => Promise<string[]>

/** Its form or question goes once it is made; others may be made again, or are refused here. */
const isLast = ({ name, promised }: Decision) => !promised && !/profile|password/.test(name)

/** From now on what carried the decision out is pressed at each change of the page, for as long as it is there. */
function pressAtEachChange(shown: HTMLFormElement | null, button: HTMLElement | null) {
  const seen = new MutationObserver(() => {
    // Each press may change the page.
    seen.takeRecords()
    if (shown?.isConnected) fireEvent.submit(shown)
    else if (button?.isConnected) fireEvent.click(button)
    seen.takeRecords()
  })
  seen.observe(document, { childList: true, subtree: true, attributes: true })
  return () => seen.disconnect()
}

const byWay =
  (press: (app: App, decision: Decision) => Promise<void>): Course =>
  async (app, decision) => {
    const { arrived, letGo } = holdWrites()
    const [shown, button] = [form(decision), decision.button()]
    await press(app, decision)
    await sendNow(app, decision)
    await waitFor(() => expect(arrived).toEqual([decision.sends]), often)
    const end = isLast(decision) ? pressAtEachChange(shown, button) : () => {}
    letGo()
    // Whatever was started with it would be sent before all is idle.
    await idle(app)
    end()
    return arrived
  }

const whileSlow: Course = async (app, decision) => {
  const { arrived, letGo } = holdWrites()
  await click(decision)
  await sendNow(app, decision)
  await waitFor(() => expect(arrived).toEqual([decision.sends]), often)
  await click(decision)
  await pressEnter(app, decision)
  atOnce(decision)
  await act(() => app.router.navigate({ to: '/unauthorized' }))
  act(() => app.router.history.back())
  await waitFor(() => expect(app.address()).not.toBe('/unauthorized'))
  await decideAgain(app, decision)
  letGo()
  await idle(app)
  return arrived
}

const afterRefusal: Course = async (app, decision) => {
  const refusing = holdWrites(() => fail(400, 'Not now'))
  refusing.letGo()
  atOnce(decision)
  await sendNow(app, decision)
  await waitFor(() => expect(refusing.arrived).toEqual([decision.sends]), often)
  await idle(app)
  if (decision.promised) {
    await app.user.click(await screen.findByRole('button', { name: /^Retry|Try again/ }))
    await waitFor(() => expect(refusing.arrived).toEqual([decision.sends, decision.sends]))
    await idle(app)
    return refusing.arrived.slice(1)
  }
  expect(await screen.findAllByText(/Not now/)).not.toEqual([])
  await decision.prepare?.(app)
  await waitFor(() => expect(decision.button()).not.toHaveAttribute('aria-busy', 'true'))
  const { arrived, letGo } = holdWrites()
  atOnce(decision)
  await waitFor(() => expect(arrived).toEqual([decision.sends]), often)
  letGo()
  await idle(app)
  return arrived
}

const courses: Record<string, Course> = {
  ...Object.fromEntries(
    Object.entries(ways).map(([way, press]) => [
      `by ${way} is sent once, also where it is pressed on while its form is going`,
      byWay(press),
    ]),
  ),
  'is sent once while the answer is slow, whatever is pressed, and on coming back as well': whileSlow,
  'is sent once more after a refusal, by presses of one tick': afterRefusal,
}

describe.each(byRow(decisions, Object.keys(courses)))('goal G14: the decision $name', (decision, chosen) => {
  test.each(chosen)('%s', async (course) => {
    expect(await courses[course]?.(await open(decision), decision)).toEqual([decision.sends])
  })
})

describe.each(decisions.filter(({ as, sends }) => as === undefined && /login|register/.test(sends ?? '')))(
  'goal G14 A4: the decision $name',
  (decision) => {
    test('is not sent again by a press on the page that is about to go', async () => {
      const app = await open(decision)
      const { arrived, letGo } = holdWrites()
      const pressed = new Promise<boolean>((resolve) => {
        const stop = useSession.subscribe(({ isAuthenticated }) => {
          if (!isAuthenticated) return
          stop()
          // Ahead of the guard that leads on, and behind all that hears of the session.
          queueMicrotask(() => {
            resolve(decision.button() !== null)
            atOnce(decision, 1)
          })
        })
      })
      await click(decision)
      await waitFor(() => expect(arrived).toEqual([decision.sends]), often)
      letGo()
      expect(await pressed).toBe(true)
      await waitFor(() => expect(app.address()).toBe('/dashboard'))
      await idle(app)
      expect(arrived).toEqual([decision.sends])
      expect(getSession().isAuthenticated).toBe(true)
    })
  },
)

test('goal G14: a new user, who is kept here alone, is added once', async () => {
  const app = renderApp('/admin/users?edit=new', { token: issueToken(admin) })
  const user: Decision = {
    name: 'on a new user',
    address: '',
    form: 'User',
    button: () => screen.queryByRole('button', { name: 'Add user' }),
    sends: undefined,
  }
  await fill('User', { 'Full name': 'Nila Rao', 'E-mail address': 'nila@mail.test' })()
  const events: string[] = []
  app.queryClient.getMutationCache().subscribe(({ type }) => events.push(type))
  atOnce(user)
  await click(user)
  await screen.findByText('Nila Rao added')
  await idle(app)
  expect(events.filter((type) => type === 'added')).toHaveLength(1)
  expect(screen.getAllByText('nila@mail.test')).toHaveLength(1)
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { getSession, useSession } from '@/auth/session-store'
import { notices } from '@/lib/notify'
import { buttonOf, buttons, take } from '@/test/page-actions'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'
import { ownDecisions, sentDecisions, type ShownDecision as Decision, targetOf } from '@/test/screens'
import { byRow } from '@/test/size'

inSmallRailway()

type App = ReturnType<typeof renderApp>

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
  const [shown, button] = [form(decision), buttonOf(decision)]
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
    const [shown, button] = [form(decision), buttonOf(decision)]
    for (let turn = 0; turn < times; turn += 1) {
      if (shown) fireEvent.submit(shown)
      else if (button) fireEvent.click(button)
    }
  })
}
/** Also where a pointer would not reach it, as assistive technology does. */
const click = async (decision: Decision) => {
  const shown = buttonOf(decision)
  if (shown) fireEvent.click(shown)
  await act(async () => {})
}

const ways: Record<string, (app: App, decision: Decision) => Promise<void>> = {
  'three submits of one tick': async (_app, decision) => atOnce(decision),
  'three clicks of one tick': async (_app, decision) => {
    act(() => {
      const shown = buttonOf(decision)
      if (shown) for (let turn = 0; turn < 3; turn += 1) fireEvent.click(shown)
    })
  },
  'a double click': async ({ user }, decision) => {
    const shown = buttonOf(decision)
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

/** Up to the last press; where a refusal has left the page at that, there is nothing to be done again. */
const prepare = async (decision: Decision) => {
  if (decision.form || !buttonOf(decision)) await take(decision.steps)
}

async function open(decision: Decision) {
  const { address, userId } = decision
  const app = renderApp(address, userId ? { token: issueToken(userId) } : {})
  await take(decision.steps)
  await waitFor(() => expect(buttonOf(decision)).toBeEnabled())
  return app
}

/** On the page opened anew, as far as it lets itself be decided again. A promise is another decision by then. */
async function decideAgain(decision: Decision) {
  const { staged, form: name, steps = [] } = decision
  if (staged) return
  const [first] = steps
  const asks = first?.does === 'press' && buttons(first.name).length > 0
  if (name || asks) await take(steps)
  atOnce(decision)
  await click(decision)
}

const sendNow = async ({ user }: App, { staged }: Decision) => {
  if (staged) await user.click(await screen.findByRole('button', { name: 'Send now' }))
}
const idle = ({ queryClient }: App) =>
  waitFor(() => expect([queryClient.isMutating(), screen.queryAllByText('Sending…')]).toEqual([0, []]))

/** What is done from the open page on; gives what has arrived of it, in the end. */
type Course = (app: App, decision: Decision) => Promise<string[]>

/** Its form or question goes once it is made; others may be made again, or are refused here. */
const isLast = ({ name, staged }: Decision) => !staged && !/profile|password/.test(name)

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

/** The page says so, or a notice does. */
const expectDone = ({ done }: Decision) =>
  done === undefined
    ? undefined
    : waitFor(() => {
        const texts = [...document.querySelectorAll('h1, h2, p, [role=status]')].map(
          (element) => element.textContent,
        )
        expect([...notices().map(({ message }) => message), ...texts]).toContainEqual(
          expect.stringMatching(done),
        )
      })

const byWay =
  (press: (app: App, decision: Decision) => Promise<void>): Course =>
  async (app, decision) => {
    const { arrived, letGo } = holdWrites()
    const [shown, button] = [form(decision), buttonOf(decision)]
    await press(app, decision)
    await sendNow(app, decision)
    await waitFor(() => expect(arrived).toEqual([targetOf(decision)]), often)
    const end = isLast(decision) ? pressAtEachChange(shown, button) : () => {}
    letGo()
    // Whatever was started with it would be sent before all is idle.
    await idle(app)
    end()
    await expectDone(decision)
    return arrived
  }

const whileSlow: Course = async (app, decision) => {
  const { arrived, letGo } = holdWrites()
  await click(decision)
  await sendNow(app, decision)
  await waitFor(() => expect(arrived).toEqual([targetOf(decision)]), often)
  await click(decision)
  await pressEnter(app, decision)
  atOnce(decision)
  await act(() => app.router.navigate({ to: '/unauthorized' }))
  act(() => app.router.history.back())
  await waitFor(() => expect(app.address()).not.toBe('/unauthorized'))
  await decideAgain(decision)
  letGo()
  await idle(app)
  return arrived
}

const afterRefusal: Course = async (app, decision) => {
  const refusing = holdWrites(() => fail(400, 'Not now'))
  refusing.letGo()
  atOnce(decision)
  await sendNow(app, decision)
  await waitFor(() => expect(refusing.arrived).toEqual([targetOf(decision)]), often)
  await idle(app)
  if (decision.staged) {
    await app.user.click(await screen.findByRole('button', { name: /^Retry|Try again/ }))
    await waitFor(() => expect(refusing.arrived).toEqual([targetOf(decision), targetOf(decision)]))
    await idle(app)
    return refusing.arrived.slice(1)
  }
  expect(await screen.findAllByText(/Not now/)).not.toEqual([])
  await prepare(decision)
  await waitFor(() => expect(buttonOf(decision)).not.toHaveAttribute('aria-busy', 'true'))
  const { arrived, letGo } = holdWrites()
  atOnce(decision)
  await waitFor(() => expect(arrived).toEqual([targetOf(decision)]), often)
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

const decisions = sentDecisions.filter(({ repeatable }) => !repeatable)

describe.each(byRow(decisions, Object.keys(courses)))('goal G14: the decision $name', (decision, chosen) => {
  test.each(chosen)('%s', async (course) => {
    expect(await courses[course]?.(await open(decision), decision)).toEqual([targetOf(decision)])
  })
})

describe.each(decisions.filter(({ call }) => call === 'auth.login' || call === 'auth.register'))(
  'A4 goal G14: the decision $name',
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
            resolve(buttonOf(decision) !== null)
            atOnce(decision, 1)
          })
        })
      })
      await click(decision)
      await waitFor(() => expect(arrived).toEqual([targetOf(decision)]), often)
      letGo()
      expect(await pressed).toBe(true)
      await waitFor(() => expect(app.address()).toBe('/dashboard'))
      await idle(app)
      expect(arrived).toEqual([targetOf(decision)])
      expect(getSession().isAuthenticated).toBe(true)
    })
  },
)

test.each(ownDecisions.filter(({ repeatable }) => !repeatable))(
  'goal G14: the decision $name, which the client keeps to itself, is carried out once',
  async (decision) => {
    const app = await open(decision)
    const events: string[] = []
    app.queryClient.getMutationCache().subscribe(({ type }) => events.push(type))
    atOnce(decision)
    await click(decision)
    await idle(app)
    await expectDone(decision)
    expect(events.filter((type) => type === 'added')).toHaveLength(1)
  },
)

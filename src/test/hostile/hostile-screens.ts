import { act, fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import { ApiError } from '@/lib/http/api-error'
import { nextTurn } from '@/lib/next-turn'
import { clearNotices, notices } from '@/lib/notify'
import type { BookingOutcome } from '@/mutations/booking/book-once'
import { refusalReason } from '@/mutations/outbox/change'
import { outboxOf } from '@/mutations/outbox/outbox-of'
import type { SentCall } from '@/test/cards/calls'
import { endpointFor } from '@/test/endpoints'
import { buttons, decide, press } from '@/test/page-actions'
import { renderApp } from '@/test/render-app'
import { reads, type SentDecision, sentDecisions, type ShownRead } from '@/test/screens'
import { byRow } from '@/test/size'
import { type HostileAnswer, hostileAnswers } from './hostile-answers'

export type App = ReturnType<typeof renderApp>
type Screen = ShownRead | SentDecision

const matrix = byRow<Screen, HostileAnswer>([...reads, ...sentDecisions], hostileAnswers)

/** These screens with their answers. The sample has each answer once over all screens, not once in each file. */
export const facing = (screens: readonly Screen[]) =>
  screens.flatMap((screen) => matrix.filter(([known]) => known === screen))

/** What would be seen of a value that nobody has checked. */
const leaked = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/

const heading = () => document.querySelector('h1')?.textContent ?? ''

/** From now on the call is answered so; tells how often it was made. */
export function answerWith(call: SentCall, answer: () => Response): () => number {
  const { method, path } = endpointFor(call)
  let asked = 0
  const counted = () => {
    asked += 1
    return answer()
  }
  server.use(http[method](`*/api${path}`, counted))
  return () => asked
}

/** What is waited for need not change the page, which alone would be noticed sooner. */
const often = { interval: 5 }

/** Nothing is on its way any more, and nothing says that it is. */
export const settled = ({ queryClient }: App) =>
  waitFor(() => {
    expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0)
    expect(document.body.textContent).not.toMatch(/(Loading|Searching|Sending|Checking|Counting)[\w ]*…/)
  }, often)

/** What is shown where the call was made. */
export const told = (screen: Screen) =>
  'button' in screen && screen.toast
    ? (notices()[0]?.message ?? '')
    : [...document.querySelectorAll('main, [role$=dialog]')].map(({ textContent }) => textContent).join('\n')

/** All that is shown, the parts of it apart: `undefined` between two others is no word otherwise. */
function shownParts(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const parts: string[] = []
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '')
  for (const { value } of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  ))
    parts.push(value)
  return parts.join('\n')
}

/** What the page has to say of how the call ended: nothing where it did well. */
function wordsFor({ queryClient }: App, screen: Screen): string | undefined {
  if (!('button' in screen)) {
    const asking = queryClient.getQueryCache().findAll({ type: 'active' })
    expect(asking).not.toEqual([])
    const calls: unknown[] = [screen.call, screen.refused]
    const failed = asking.some(
      ({ state: { error } }) => error instanceof ApiError && calls.includes(error.call),
    )
    return failed ? screen.failed : undefined
  }
  const made = queryClient.getMutationCache().getAll().at(-1)
  if (!made) throw new Error('Nothing was decided')
  const { data, error } = made.state
  const { outcomes, staged, failed } = screen
  if (outcomes) return outcomes[(data as BookingOutcome).kind]
  if (!error) return undefined
  return staged ? refusalReason(error) : (failed ?? error.message)
}

/** The page stands: a heading, something to read, no crash, and nothing that shows what a value is not. */
export function expectShown(kind: string) {
  const text = document.body.textContent
  expect(heading(), kind).toMatch(/\S/)
  expect(document.querySelector('main')?.textContent, kind).toMatch(/\w{3}/)
  expect(text, kind).not.toMatch(/This page stopped working|Loading chunk/)
  expect(shownParts().match(leaked)?.[0], kind).toBeUndefined()
}

async function open({ router }: App, to: string, kind: string, shown: RegExp) {
  await act(() => router.navigate({ to }))
  await waitFor(() => expect(heading(), kind).toMatch(shown))
}

/** A staged change that was not taken stands at the foot of each page until it is forgotten. */
const forgetFailures = ({ queryClient }: App) =>
  act(async () => {
    const outbox = outboxOf(queryClient)
    for (const { id } of outbox.state().changes) outbox.discard(id)
  })

/** Opens the screen, and makes the call where that is not its being opened. */
export async function makeCall(app: App, screen: Screen, kind: string) {
  await open(app, screen.address, kind, /\S/)
  if (!('button' in screen)) return
  await decide(screen)
  if (screen.staged) await press('Send now')
}

/**
 * The screen with hostile answers, one after another: each time the page is opened anew and left for another one, which
 * works.
 */
export async function facesAll(screen: Screen, answers: readonly HostileAnswer[]) {
  const refused = 'button' in screen ? undefined : screen.refused
  const token = screen.userId && issueToken(screen.userId)
  const [elsewhere, elsewhereHeading] = token ? ['/about', /^About/] : ['/unauthorized', /^Access Denied/]
  const app = renderApp(elsewhere, token ? { token } : {})
  await waitFor(() => expect(heading()).toMatch(elsewhereHeading))
  let failed = 0
  for (const [kind, answer] of answers) {
    if (refused) answerWith(refused, () => HttpResponse.json({}, { status: 404 }))
    const asked = answerWith(screen.call, answer)
    await makeCall(app, screen, kind)
    await waitFor(() => expect(asked(), kind).toBeGreaterThan(0), often)
    await settled(app)
    expectShown(kind)
    const said = wordsFor(app, screen)
    if (!answer().ok) expect(said, `${kind} is told`).toBeTruthy()
    if (said) {
      failed += 1
      // Long ones are cut, and those of a form are in lines.
      expect(told(screen), kind).toContain(said.slice(0, 100))
    } else if (screen.failed) {
      expect(told(screen), kind).not.toContain(screen.failed)
    }
    await forgetFailures(app)
    await open(app, elsewhere, kind, elsewhereHeading)
    app.queryClient.clear()
    clearNotices()
    server.resetHandlers()
  }
  // Of all answers together more than the refusals.
  if (answers.length === hostileAnswers.length) expect(failed).toBeGreaterThan(answers.length / 4)
}

/** What has come may let a part of the page ask for more, a turn or two later: then it settles anew. */
async function atRest(app: App) {
  for (let turn = 0; turn < 4; turn += 1) {
    await settled(app)
    await act(nextTurn)
  }
  await settled(app)
}

const pageText = () => document.querySelector('main')?.textContent

/**
 * What the page says that is opened with nothing known. To be called where idle times come at once: what is fetched in
 * them belongs to it.
 */
export async function textAt(app: App, address: string) {
  if (app.address() === address) await open(app, '/about', address, /^About/)
  app.queryClient.clear()
  await open(app, address, address, /\S/)
  await atRest(app)
  return pageText()
}

/** What the page says with the call refused, and once one has pressed "Try again" with the call answered. */
export async function triedAgain(app: App, { call, refused, address }: ShownRead) {
  for (const name of refused ? [call, refused] : [call])
    answerWith(name, () => HttpResponse.json({ message: 'Out for a moment' }, { status: 503 }))
  const broken = await textAt(app, address)
  server.resetHandlers()
  // What two calls have failed to bring is asked for by two.
  for (const button of buttons(/^(Try|Check) again$/)) fireEvent.click(button)
  await atRest(app)
  return { broken, healed: pageText() }
}

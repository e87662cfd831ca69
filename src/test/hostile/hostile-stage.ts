import type { QueryKey } from '@tanstack/react-query'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import { nextTurn } from '@/lib/next-turn'
import { clearNotices, notices } from '@/lib/notify'
import { endpoints } from '@/test/endpoints'
import { type HostileAnswer, hostileAnswers } from './hostile-answers'
import { renderApp } from '@/test/render-app'

export type App = ReturnType<typeof renderApp>

export interface HostileScreen {
  /** As `endpoints` names it. */
  endpoint: string
  /** Endpoints that refuse meanwhile. */
  refused?: string
  address: string
  /** Id of the user who is there; a visitor where there is none. */
  as?: string | undefined
  /** What stands there when the call has failed; by default what the failure itself says. */
  words?: string | ((error: Error) => string)
  /** Of the query that asks. */
  key?: QueryKey
  /** What makes the page ask where that is not its being opened: then a mutation does. */
  ask?: (app: App) => Promise<void>
  /** It goes by at the foot of the page. */
  toast?: boolean
  /** What it says of an end that is no failure of the mutation. */
  ended?: (outcome: unknown) => string | undefined
}

/** What would be seen of a value that nobody has checked. */
const leaked = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/

const heading = () => document.querySelector('h1')?.textContent ?? ''

/** From now on the endpoint answers so; tells how often it was asked. */
export function answerWith(name: string, answer: () => Response): () => number {
  const endpoint = endpoints.find((known) => known.name === name)
  if (!endpoint) throw new Error(`There is no endpoint ${name}`)
  let asked = 0
  const counted = () => {
    asked += 1
    return answer()
  }
  server.use(http[endpoint.method](`*/api${endpoint.path}`, counted))
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
const told = ({ toast }: HostileScreen) =>
  toast
    ? (notices()[0]?.message ?? '')
    : [...document.querySelectorAll('main, [role=dialog]')].map(({ textContent }) => textContent).join('\n')

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
function wordsFor({ queryClient }: App, { key, ended, words }: HostileScreen): string | undefined {
  const asking = key
    ? queryClient.getQueryCache().findAll({ queryKey: key, type: 'active' })
    : queryClient.getMutationCache().getAll().slice(-1)
  expect(asking).not.toEqual([])
  if (ended) return ended(asking[0]?.state.data)
  const error = asking.map(({ state }) => state.error).find((one) => one !== null)
  if (!error) return undefined
  return typeof words === 'string' ? words : (words?.(error) ?? error.message)
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

/**
 * The screen with hostile answers, one after another: each time the page is opened anew and left for another one, which
 * works.
 */
export async function facesAll(screen: HostileScreen, answers: readonly HostileAnswer[]) {
  const { endpoint, refused, address, as, words, ask } = screen
  const token = as && issueToken(as)
  const [elsewhere, elsewhereHeading] = token ? ['/about', /^About/] : ['/unauthorized', /^Access Denied/]
  const app = renderApp(elsewhere, token ? { token } : {})
  await waitFor(() => expect(heading()).toMatch(elsewhereHeading))
  let failed = 0
  for (const [kind, answer] of answers) {
    if (refused) answerWith(refused, () => HttpResponse.json({}, { status: 404 }))
    const asked = answerWith(endpoint, answer)
    await open(app, address, kind, /\S/)
    await ask?.(app)
    await waitFor(() => expect(asked(), kind).toBeGreaterThan(0), often)
    await settled(app)
    expectShown(kind)
    const said = wordsFor(app, screen)
    if (!answer().ok) expect(said, `${kind} is told`).toBeTruthy()
    if (said) {
      failed += 1
      // Long ones are cut, and those of a form are in lines.
      expect(told(screen), kind).toContain(said.slice(0, 100))
    } else if (typeof words === 'string') {
      expect(told(screen), kind).not.toContain(words)
    }
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

const again = /^(Try|Check) again$/

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
export async function triedAgain(
  app: App,
  { endpoint, refused, address }: Pick<HostileScreen, 'endpoint' | 'refused' | 'address'>,
) {
  for (const name of refused ? [endpoint, refused] : [endpoint])
    answerWith(name, () => HttpResponse.json({ message: 'Out for a moment' }, { status: 503 }))
  const broken = await textAt(app, address)
  server.resetHandlers()
  // What two calls have failed to bring is asked for by two.
  for (const button of named('button', again)) fireEvent.click(button)
  await atRest(app)
  return { broken, healed: pageText() }
}

const named = (selector: string, name: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim()
    return typeof name === 'string' ? text === name : name.test(text)
  })

/** Presses the last button of that name: a dialog's stand behind those of the page. */
export async function press(name: string | RegExp) {
  const button = await waitFor(() => {
    const found = named('button', name).at(-1)
    if (!found) throw new Error(`No button ${String(name)}`)
    return found
  })
  fireEvent.click(button)
}

/** Fills in fields by their labels and sends the form that they are in; without a name the page's only one. */
export async function send(formName: string | undefined, fields: Record<string, string>) {
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>(
      formName ? `form[aria-label="${formName}"]` : 'main form',
    )
    if (!found) throw new Error(`No form ${formName ?? ''}`)
    return found
  })
  for (const [label, value] of Object.entries(fields)) {
    const field = [...form.querySelectorAll('label')].find(({ textContent }) =>
      textContent.startsWith(label),
    )?.control
    if (!field) throw new Error(`No field ${label}`)
    if (value === 'on') fireEvent.click(field)
    else fireEvent.change(field, { target: { value } })
  }
  fireEvent.submit(form)
}

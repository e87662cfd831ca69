import { accepted, apiUrl, bearing, stationPage } from '@/api/address'
import { timeLimit } from '@/api/time-limit'
import { readToken } from '@/auth/token-storage'
import { savesData } from '@/lib/connection'
import { beginEarly, type Early } from '@/lib/early'
import { keptFetch } from '@/lib/http/kept-answers'
import { noop } from '@/lib/noop'
import { showSnapshot } from '@/lib/snapshot/show-snapshot'
import { isForUsers, writtenFor } from './prerendered'

// Runs in the page's head, before anything is painted and while the app is still on its way: scripts/early-script.ts
// puts it there. What it begins, the app goes on with: lib/early.

const early: Early = {
  requests: new Map(),
  kept: new Map(),
  typed: new Map(),
  stopListening,
  letPressesThrough,
}

interface Sending {
  token: string
  /** A body of unknown length, which its reader gives ten seconds more whenever some of it has come. */
  isLong?: boolean
}

function send(path: string, { token, isLong = false }: Sending) {
  const { signal, stop, end } = timeLimit()
  const headers = new Headers({ Accept: accepted, ...bearing(token) })
  const request = new Request(apiUrl(path), { headers, credentials: 'include', signal })
  const answer = fetch(request, isLong ? { priority: 'low' } : undefined).then(async (response) => {
    if (isLong) return response
    // Read at once: the limit is for the body too, and the app may come after it.
    await response.clone().arrayBuffer()
    stop()
    return response
  })
  early.requests.set(request.url, {
    authorization: headers.get('Authorization'),
    answer,
    taken: isLong ? stop : noop,
    end,
  })
  // The app was so late that nothing of it is left to go on with.
  if (isLong) signal.addEventListener('abort', () => early.requests.delete(request.url))
  return answer
}

/** What is kept is shown first, and made fresh behind that: it is looked for now, and is not asked for early. */
function readOrSend(path: string, token: string) {
  const kept = keptFetch(apiUrl(path))
  early.kept.set(apiUrl(path), kept)
  kept.catch(() => send(path, { token, isLong: true })).catch(noop)
}

const first = stationPage(1)
const firstStations = `/stations?limit=${first.limit}&page=${first.page}`

/** What a page shows first, by its address: the records that are the same for everybody (`src/queries/kept-list.ts`). */
const firstData: Readonly<Record<string, string>> = {
  '/trains': '/trains',
  '/stations': firstStations,
  '/plan-journey': firstStations,
  '/journey-planner': firstStations,
}

/** B8: the parts of the page that is asked for, which `scripts/prerendering.ts` has noted, come beside the first script. */
function preloadParts() {
  const noted = document.getElementById('parts')?.textContent
  if (noted === undefined) return
  const { files, pages } = JSON.parse(noted) as { files: string[]; pages: Record<string, number[]> }
  const isHere = (page: string) =>
    new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}/?$`).test(location.pathname)
  // `/trains/compare` is no `/trains/$trainId`.
  for (const part of pages[location.pathname] ?? pages[Object.keys(pages).find(isHere) ?? ''] ?? []) {
    const link = document.createElement('link')
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href: `/${files[part]}`, crossOrigin: '' }),
    )
  }
}

function onSubmit(event: SubmitEvent) {
  // Not to the server as the browser would, nor to React while it takes the page over.
  event.preventDefault()
  event.stopImmediatePropagation()
  early.pressed = event.target as HTMLFormElement
}

function onInput({ target }: Event) {
  const { id, value } = target as HTMLInputElement
  early.typed.set(id, value)
}

function onClick(event: MouseEvent) {
  // A press on the other kind sends its form.
  const buttons = 'button[type=button], .snapshot :is(button, a, label:has([type=checkbox]))'
  const button = (event.target as Element).closest<HTMLElement>(buttons)
  if (!button) return
  // A link that is to be opened beside this page needs no app.
  if (button.localName === 'a' && (event.ctrlKey || event.metaKey || event.shiftKey)) return
  event.preventDefault()
  // Nor to a script that is half there: it is pressed once, when all is.
  event.stopImmediatePropagation()
  early.clicked = button
}

function letPressesThrough() {
  removeEventListener('click', onClick, true)
}

function stopListening() {
  removeEventListener('submit', onSubmit, true)
  removeEventListener('input', onInput, true)
  letPressesThrough()
}

addEventListener('submit', onSubmit, true)
addEventListener('input', onInput, true)
addEventListener('click', onClick, true)

/** B1: a page that was written for users shows once it is known that one is here; it stands for its bare address. */
function showWritten({ ok }: Response) {
  if (ok && isForUsers(location.pathname) && location.search === '' && matchMedia(writtenFor).matches)
    document.documentElement.classList.remove('starting')
}

/** A list at its bare address; one that the router has been to before, it opens as far down as it was left. */
const mayHaveSnapshot = () =>
  location.pathname in firstData &&
  !isForUsers(location.pathname) &&
  location.search === '' &&
  history.state === null

const token = readToken()
if (token !== null) {
  // A2.
  const check = send('/auth/me', { token })
  check.then(showWritten, noop)
  preloadParts()
  const path = firstData[location.pathname.replace(/(.)\/$/, '$1')]
  if (mayHaveSnapshot()) early.snapshot = showSnapshot(check).catch(() => false)
  if (path !== undefined && !savesData()) readOrSend(path, token)
}

/** So long the app's own start takes on a phone: a session that is checked later is waited for meanwhile. */
const longestMs = 400

/** Evaluating the app holds up everything else: what is there to be seen is painted first. */
async function startApp() {
  const pause = new Promise<undefined>((done) => setTimeout(done, longestMs))
  const isShown = await Promise.race([early.snapshot, pause])
  // Of a page in the background there are no frames.
  if (isShown && !document.hidden) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const { href } = document.getElementById('app') as HTMLLinkElement
  await import(/* @vite-ignore */ href).catch((error: unknown) => {
    console.error(error)
    // As of a script that does not come: index.html says so.
    dispatchEvent(new Event('error'))
  })
}

addEventListener('DOMContentLoaded', () => void startApp())

const { message } = (history.state ?? {}) as { message?: unknown }
// A3: whoever may be signed in sees no form before that is known; and a page that has something to say is not the
// prerendered one. A page for users begins so.
if (token !== null || message !== undefined) document.documentElement.classList.add('starting')

beginEarly(early)

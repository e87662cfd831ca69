import { type DefaultError, mutationOptions, type UseMutationOptions } from '@tanstack/react-query'
import type { Credentials, Registration } from '@/api/auth'
import { sessionSignal } from '@/auth/epoch'
import {
  dropOrphanedSession,
  noToken,
  signedIn,
  signInFailed,
  signInStarted,
  userLoaded,
  userLoadFailed,
  userLoadStarted,
  userNotLoaded,
} from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { readToken } from '@/auth/token-storage'
import { ApiError, errorWords } from '@/lib/http/api-error'
import { ChunkLoadError, loadChunk, needChunk } from '@/lib/load-chunk'
import { nextTurn } from '@/lib/next-turn'
import { noop } from '@/lib/noop'
import { useOneAtATime } from './use-one-at-a-time'

const wasAborted = (error: unknown) => error instanceof ApiError && error.kind === 'aborted'

/**
 * The calls, and with them the HTTP client and the schemas, come with the first one that is made: a visitor who sees the
 * login form for the first time does not wait for them.
 */
const part = 'session-calls'
const fetchCalls = () => import('@/api/auth')
export const calls = () => needChunk(part, fetchCalls)

/** Fetches their code ahead of the press that needs it. */
export const preloadSessionCalls = () => void loadChunk(part, fetchCalls).catch(noop)

let missing: ChunkLoadError | undefined

/** B8: the part of the app for want of which nobody could look at the token that is stored. */
export const partForSession = () => (getSession().user === null && readToken() !== null ? missing : undefined)

/** A2, A7: loads the user of the stored token; without a token nothing is asked. Never throws: the state tells. */
async function loadUser(): Promise<void> {
  dropOrphanedSession()
  missing = undefined
  const token = readToken()
  if (token === null) return userLoadFailed(null, noToken)
  userLoadStarted()
  const session = sessionSignal()
  try {
    const { getMe } = await calls()
    if (!session.aborted) return userLoaded(await getMe(), token)
  } catch (error) {
    await nextTurn()
    // The app itself did not come: nobody refused the token, and the next visit may use it.
    if (error instanceof ChunkLoadError) {
      missing = error
      return userLoadFailed(null, error.message)
    }
    if (!session.aborted) return userLoadFailed(token, userNotLoaded)
  }
}

let check: Promise<void> | undefined

/**
 * A3: the session check at start-up; every guard waits for the same one. Whoever signs in or out meanwhile has said what
 * holds now; a token that another tab has stored meanwhile is looked at as well.
 */
export const sessionChecked = (): Promise<void> => {
  if (getSession().isInitialized) return Promise.resolve()
  check ??= loadUser()
    .finally(() => {
      check = undefined
    })
    .then(sessionChecked)
  return check
}

const failedSignIn = (error: Error) => {
  // Another tab's sign-in has ended this one (A7): there is nothing to clear, and nothing to say.
  if (wasAborted(error)) return
  const { headline, detail } = errorWords(error)
  signInFailed(detail ?? headline)
}

interface Remembering {
  rememberMe: boolean
}

/**
 * Signing in empties the cache that knows what runs, before the page that did it has gone: a second press would ask
 * again, and a refusal of that would end the session.
 */
function useSignIn<Data, Variables, Context>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
) {
  const signIn = useOneAtATime(options)
  const mutate: typeof signIn.mutate = (...args) => {
    if (!getSession().isAuthenticated) signIn.mutate(...args)
  }
  return { ...signIn, mutate }
}

export const loginMutation = () =>
  mutationOptions({
    mutationKey: ['session', 'login'],
    scope: { id: 'session' },
    meta: { shownInline: true },
    mutationFn: async (input: Credentials & Remembering) => (await calls()).login(input),
    onMutate: signInStarted,
    onSuccess: ({ token, user }, { rememberMe }) => signedIn(token, user, rememberMe),
    onError: failedSignIn,
  })
export const useLogin = () => useSignIn(loginMutation())

export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['session', 'register'],
    scope: { id: 'session' },
    meta: { shownInline: true },
    mutationFn: async (input: Registration & Remembering) => (await calls()).register(input),
    onMutate: signInStarted,
    onSuccess: ({ token, user }, { rememberMe }) => signedIn(token, user, rememberMe),
    onError: failedSignIn,
  })
/** Told what came of it also after the page was left, when what is given to `mutate` is not. */
export type Outcome<Data> = (answer: Data | undefined, error: Error | null) => void

export const useRegister = (onSettled: Outcome<unknown>) => useSignIn({ ...registerMutation(), onSettled })

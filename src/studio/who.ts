import { type QueryClient, MutationObserver } from '@tanstack/react-query'
import { signedOutForOther } from '@/auth/session'
import { getSession, useSession } from '@/auth/session-store'
import { errorWords } from '@/lib/http/api-error'
import { loginMutation } from '@/mutations/session'
import { afterSending } from '@/mutations/after-sending'
import type { Problem } from '@mocks/studio/types'
import type { StudioPersona } from './parts'

let last: string | undefined

/**
 * Who this tab is, for a link: the persona that is signed in, or whose session the server has ended. Whoever has logged
 * out, or has signed in as somebody else, is none.
 */
export function personaNow(personas: readonly StudioPersona[]): string | undefined {
  const { user, message } = getSession()
  if (user) return personas.find(({ email }) => email === user.email)?.id
  return message === null ? last : undefined
}

/** Remembers who was here last, in this tab alone: each can be somebody else. */
export function followPersona(personas: readonly StudioPersona[]) {
  const look = () => {
    if (getSession().user || getSession().message !== null) last = personaNow(personas)
  }
  look()
  return useSession.subscribe(look)
}

/** By the app's own call. Words where it fails. */
export async function signInAs(
  client: QueryClient,
  { id, email, password }: StudioPersona,
): Promise<Problem | null> {
  try {
    // Not remembered: each tab can be somebody else.
    await new MutationObserver(client, loginMutation()).mutate({ email, password, rememberMe: false })
    last = id
    return null
  } catch (error) {
    const { headline, detail } = errorWords(error)
    return { part: `persona=${id}`, words: detail ?? headline }
  }
}

/** As somebody would who logs out: what was staged is sent first. */
export async function signOut(client: QueryClient) {
  await afterSending(client, signedOutForOther)
  last = undefined
}

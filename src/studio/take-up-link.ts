import type { QueryClient } from '@tanstack/react-query'
import type { Problem, Studio, StudioState } from '@mocks/studio/types'
import { setPanel } from './panel'
import type { StudioPersona } from './parts'
import { signInAs, signOut } from './who'

export interface Start {
  studio: Studio
  client: QueryClient
  personas: readonly StudioPersona[]
  /** What came of the link that the page was called by. */
  opened: { isLink: boolean; problems: readonly Problem[] }
}

/** What must wait until the first page is there: it could not be fetched, as it could not in life. */
export type Later = Pick<StudioState, 'offline' | 'released'>

const tellOf = (problems: readonly Problem[]) => setPanel({ open: true, tab: 'Link', problems })

/**
 * Signs in whom the link names, before anything of the app asks who is here; no rule meets that call. A link that could not
 * be read has changed nothing, and the panel says why.
 */
export async function takeUpLink({ studio, client, personas, opened }: Start): Promise<Later> {
  const { persona: id, offline = false, released = false } = studio.state
  if (opened.problems.length > 0) tellOf(opened.problems)
  if (offline || released) studio.set({ offline: false, released: false })
  if (opened.isLink) {
    await signOut(client)
    const persona = personas.find((one) => one.id === id)
    const problem = persona && (await signInAs(client, persona))
    if (problem) tellOf([problem])
  }
  return { offline, released }
}

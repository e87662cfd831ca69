import { cards, unknownAddresses } from '../../src/test/cards/all.ts'
import { calls, endpointOf, isSent } from '../../src/test/cards/calls.ts'
import {
  addressIn,
  type Card,
  type Decision,
  type Dialog,
  viewerOf,
  type Who,
} from '../../src/test/cards/card.ts'
import type { PersonaId } from './personas.ts'
import { filled } from './records.ts'

// The cards as the browser tests read them: in the demo, with its personas.

const personas: Record<Who, PersonaId> = {
  passenger: 'frequent-passenger',
  reviewer: 'frequent-passenger',
  admin: 'admin',
}
const personaOf = (who: Who | undefined) => who && personas[who]

/** A card with whoever looks at the screen; nobody where it needs no session. */
export interface Screen extends Card {
  as: PersonaId | undefined
}
const screenOf = (card: Card): Screen => ({ ...card, as: personaOf(viewerOf(card)) })

/** Every screen that has a page of its own. */
export const screens: readonly Screen[] = cards.filter(({ leadsTo }) => !leadsTo).map(screenOf)
export const unknownScreens: readonly Screen[] = unknownAddresses.map(screenOf)

export const addressOf = (screen: Pick<Card, 'path' | 'search'>, at?: string) => filled(addressIn(screen, at))

/** What the screens can open, with whose page it is and its address. */
export interface OpenedDialog extends Omit<Dialog, 'at'> {
  as: PersonaId | undefined
  address: string
}
export const dialogs: readonly OpenedDialog[] = screens.flatMap((screen) =>
  (screen.dialogs ?? []).map((dialog) => ({
    ...dialog,
    as: screen.as,
    address: addressOf(screen, dialog.at),
  })),
)

/**
 * What belongs to one user, in parts of at most so many that one test can walk through in one tab: a page that is the first
 * of its tab takes twice as long to load. What takes long often stands together, and is dealt out.
 */
export const partsOf = <One extends { as: PersonaId | undefined }>(all: readonly One[], size: number) =>
  [...new Set(all.map(({ as }) => as))].flatMap((as) => {
    const own = all.filter((one) => one.as === as)
    const count = Math.ceil(own.length / size)
    return Array.from({ length: count }, (_none, at) => ({
      who: `${as ?? 'visitor'}${at === 0 ? '' : ` (${at + 1})`}`,
      as,
      some: own.filter((_one, index) => index % count === at),
    }))
  })

/** A call as it goes by, with any record. */
const pathPattern = (call: keyof typeof calls) => endpointOf(call).path.replaceAll(/:\w+/g, '[^/]+')

export interface SentDecision extends Omit<Decision, 'at' | 'as'> {
  as: PersonaId | undefined
  address: string
  /** Method and path of the call that comes of it. */
  sends: RegExp
}
/** What the server is told once, whatever is pressed. */
export const decisions: readonly SentDecision[] = cards.flatMap((card) =>
  (card.decisions ?? [])
    .filter(({ call, repeatable }) => isSent(call) && !repeatable)
    .map((decision) => ({
      ...decision,
      as: personaOf(decision.as ?? viewerOf(card)),
      address: addressOf(card, decision.at),
      sends: new RegExp(`^${endpointOf(decision.call).method} .*${pathPattern(decision.call)}$`),
    })),
)

/** What the screens read of the server when they are opened, and say when they cannot. */
export const reads = screens.flatMap((screen) =>
  (screen.reads ?? [])
    .filter(({ call, later }) => isSent(call) && !later)
    .map(({ call, second = call, at, failed = calls[call].failed }) => ({
      as: screen.as ?? personas.passenger,
      address: addressOf(screen, at),
      calls: new RegExp(`/api(${pathPattern(call)}|${pathPattern(second)})(\\?.*)?$`),
      failed,
    })),
)

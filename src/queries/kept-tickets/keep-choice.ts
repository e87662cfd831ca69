import { local } from '@/lib/storage/storage'
import { readUserData, removeUserData, userDataText, writeUserData } from '@/lib/storage/user-data'

/** N1: what a user wants of this device. */
export interface KeepChoice {
  /** Tickets are kept here. */
  keep: boolean
  /** They stay when the user logs out. */
  stay: boolean
  /** Id of the booking after which the user was asked: nobody is asked twice. */
  askedAfter?: string | undefined
}

const none: KeepChoice = { keep: false, stay: false }

export function keepChoice(userId: string): KeepChoice {
  const stored = readUserData('keep-tickets', userId)
  if (typeof stored !== 'object' || stored === null) return none
  const { keep, stay, askedAfter } = stored as Record<string, unknown>
  return {
    keep: keep === true,
    stay: stay === true,
    askedAfter: typeof askedAfter === 'string' ? askedAfter : undefined,
  }
}

/**
 * Whether a user's tickets may lie here is a mark in local storage: a log-out takes it away at once, and in every tab;
 * what is found without it goes.
 */
const leaves = ['tickets', 'tickets-stay'] as const

export const hasLeave = (userId: string) => leaves.some((kind) => userDataText(kind, userId) !== null)

export const usersWithLeave = () =>
  local.keys().flatMap((key) => {
    const [kind, userId = ''] = key.split(':')
    return leaves.some((leave) => leave === kind) ? [userId] : []
  })

export function takeLeave(userId: string) {
  for (const kind of leaves) removeUserData(kind, userId)
}

export function giveLeave(userId: string) {
  const { stay } = keepChoice(userId)
  writeUserData(stay ? 'tickets-stay' : 'tickets', userId, 1)
  removeUserData(stay ? 'tickets' : 'tickets-stay', userId)
}

export function chooseToKeep(userId: string, changes: Partial<KeepChoice>) {
  writeUserData('keep-tickets', userId, { ...keepChoice(userId), ...changes })
  if (!keepChoice(userId).keep) takeLeave(userId)
  else if (hasLeave(userId)) giveLeave(userId)
}

import { local, type SafeStorage, tab } from './storage'

// All that is kept of users in web storage, under `kind:user` or `kind:user:part`; what is not named here, in local storage.
export const untilLogOut = {
  draft: tab,
  'unsent-changes': tab,
  'recent-stations': local,
  tickets: local,
} as const

/** What is kept for their return, until it is removed or erased. */
export const pastLogOut = ['passengers', 'admin-log', 'views', 'keep-tickets', 'tickets-stay'] as const

export type UserDataKind = keyof typeof untilLogOut | (typeof pastLogOut)[number]

const storageOf = (kind: UserDataKind): SafeStorage =>
  Object.hasOwn(untilLogOut, kind) ? untilLogOut[kind as keyof typeof untilLogOut] : local

const keyOf = (kind: UserDataKind, userId: string, part?: string) =>
  part === undefined ? `${kind}:${userId}` : `${kind}:${userId}:${part}`

/** As it was written, to see whether it has changed; null where nothing is kept. */
export const userDataText = (kind: UserDataKind, userId: string, part?: string): string | null =>
  storageOf(kind).get(keyOf(kind, userId, part))

/** It may be of any shape: another version of the app may have written it. Null where nothing is kept, or no JSON. */
export function readUserData(kind: UserDataKind, userId: string, part?: string): unknown {
  try {
    return JSON.parse(userDataText(kind, userId, part) ?? 'null')
  } catch {
    return null
  }
}

export const writeUserData = (kind: UserDataKind, userId: string, value: unknown, part?: string) =>
  storageOf(kind).set(keyOf(kind, userId, part), JSON.stringify(value))

export const removeUserData = (kind: UserDataKind, userId: string, part?: string) =>
  storageOf(kind).remove(keyOf(kind, userId, part))

function endWhere(matches: (userId: string, storage: SafeStorage) => boolean) {
  for (const [kind, storage] of Object.entries(untilLogOut)) {
    for (const key of storage.keys()) {
      const [found, userId = ''] = key.split(':')
      if (found === kind && matches(userId, storage)) storage.remove(key)
    }
  }
}

/** A8: a log-out. */
export const endUserData = (userId: string) => endWhere((of) => of === userId)

/** G7: a sign-in. */
export const endUserDataOfOthers = (userId: string) => endWhere((of) => of !== userId)

/** A8: this tab has missed a log-out, nobody knows whose. */
export const endUserDataOfTab = () => endWhere((_of, storage) => storage === tab)

/**
 * A half-filled form, kept for its user in this tab alone (G7): it survives a reload and a session that ends, and
 * nobody else ever sees it. Never for passwords.
 */
export const readDraft = (userId: string, form: string): unknown => readUserData('draft', userId, form)

export const writeDraft = (userId: string, form: string, values: unknown) =>
  writeUserData('draft', userId, values, form)

export const dropDraft = (userId: string, form: string) => removeUserData('draft', userId, form)

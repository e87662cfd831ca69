import { local, type SafeStorage, tab } from './storage'

interface Kind {
  storage: SafeStorage
  /** Else it stays for the user's return, until it is removed or erased. */
  endsAtLogOut: boolean
}

/** All that is kept of users in web storage, under `kind:user` or `kind:user:part`. */
const kinds = {
  draft: { storage: tab, endsAtLogOut: true },
  'recent-stations': { storage: local, endsAtLogOut: true },
  passengers: { storage: local, endsAtLogOut: false },
  'admin-log': { storage: local, endsAtLogOut: false },
  views: { storage: local, endsAtLogOut: false },
} satisfies Record<string, Kind>

export type UserDataKind = keyof typeof kinds

export const userDataKinds = Object.keys(kinds) as UserDataKind[]

const keyOf = (kind: UserDataKind, userId: string, part?: string) =>
  part === undefined ? `${kind}:${userId}` : `${kind}:${userId}:${part}`

/** As it was written, to see whether it has changed; null where nothing is kept. */
export const userDataText = (kind: UserDataKind, userId: string, part?: string): string | null =>
  kinds[kind].storage.get(keyOf(kind, userId, part))

/** It may be of any shape: another version of the app may have written it. Null where nothing is kept, or no JSON. */
export function readUserData(kind: UserDataKind, userId: string, part?: string): unknown {
  try {
    return JSON.parse(userDataText(kind, userId, part) ?? 'null')
  } catch {
    return null
  }
}

export const writeUserData = (kind: UserDataKind, userId: string, value: unknown, part?: string) =>
  kinds[kind].storage.set(keyOf(kind, userId, part), JSON.stringify(value))

export const removeUserData = (kind: UserDataKind, userId: string, part?: string) =>
  kinds[kind].storage.remove(keyOf(kind, userId, part))

function removeWhere(matches: (kind: Kind, userId: string) => boolean) {
  for (const [name, kind] of Object.entries(kinds)) {
    for (const key of kind.storage.keys()) {
      const [found, userId = ''] = key.split(':')
      if (found === name && kind.endsAtLogOut && matches(kind, userId)) kind.storage.remove(key)
    }
  }
}

/** A8: a log-out. */
export const endUserData = (userId: string) => removeWhere((_kind, of) => of === userId)

/** G7: a sign-in. */
export const endUserDataOfOthers = (userId: string) => removeWhere((_kind, of) => of !== userId)

/** A8: this tab has missed a log-out, nobody knows whose. */
export const endUserDataOfTab = () => removeWhere(({ storage }) => storage === tab)

/**
 * A half-filled form, kept for its user in this tab alone (G7): it survives a reload and a session that ends, and
 * nobody else ever sees it. Never for passwords.
 */
export const readDraft = (userId: string, form: string): unknown => readUserData('draft', userId, form)

export const writeDraft = (userId: string, form: string, values: unknown) =>
  writeUserData('draft', userId, values, form)

export const dropDraft = (userId: string, form: string) => removeUserData('draft', userId, form)

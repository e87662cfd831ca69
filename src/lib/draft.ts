import { tab } from './storage'

const prefix = 'draft:'
const keyOf = (userId: string, form: string) => `${prefix}${userId}:${form}`

/**
 * A half-filled form, kept for its user in this tab alone (G7): it survives a reload and a session that ends, and
 * nobody else ever sees it. Never for passwords.
 */
export function readDraft(userId: string, form: string): unknown {
  try {
    return JSON.parse(tab.get(keyOf(userId, form)) ?? 'null')
  } catch {
    return null
  }
}

export const writeDraft = (userId: string, form: string, values: unknown) =>
  tab.set(keyOf(userId, form), JSON.stringify(values))

export const dropDraft = (userId: string, form: string) => tab.remove(keyOf(userId, form))

function dropWhere(matches: (key: string) => boolean) {
  for (const key of tab.keys()) if (key.startsWith(prefix) && matches(key)) tab.remove(key)
}

/** A user's, or everybody's. */
export const clearDrafts = (userId?: string) =>
  dropWhere((key) => userId === undefined || key.startsWith(`${prefix}${userId}:`))

export const clearDraftsOfOthers = (userId: string) =>
  dropWhere((key) => !key.startsWith(`${prefix}${userId}:`))

import type { Page } from '@playwright/test'
import { db, restoreSnapshot, state } from '../../mocks/db.ts'
import { noRecords, type Tables } from '../../mocks/records.ts'
import { persistenceIn } from '../../mocks/snapshot.ts'
import type { PersonaId } from './personas.ts'
import { userOf } from './seed.ts'

const known = { tables: { ...db }, state: { ...state } }

/** What the mock keeps of tables in a browser. */
function stored(tables: Tables, tokens: string[]): [string, string][] {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  restoreSnapshot({ tables, state: { ...known.state, tokens, issued: tokens.length } })
  persistenceIn(storage).save()
  restoreSnapshot(known)
  return [...entries]
}

/** From now on the demo's page holds these tables, and somebody of the seed is signed in. */
export async function openWith(tables: Tables, page: Page, who: PersonaId) {
  const token = `mock.${userOf(who)._id}.1`
  const entries = [...stored(tables, [token]), ['token', token], ['rememberMe', 'true']]
  await page.addInitScript((all) => {
    if (localStorage.getItem('token') !== null) return
    for (const [key = '', value = ''] of all) localStorage.setItem(key, value)
  }, entries)
}

/** A railway of which nothing is known yet but its users. */
export const emptyTables: Tables = { ...noRecords(), users: known.tables.users }

import * as v from 'valibot'
import { sameText } from '@/lib/text/text'
import { readUserData, writeUserData } from '@/lib/storage/user-data'

/** What an admin list was set to, by a name. Nothing of the list itself is kept. */
export interface SavedView {
  name: string
  /** The address's search parameters. */
  search: Readonly<Record<string, string | number | boolean>>
}

const kind = 'views'
/** More than anybody finds again. */
export const maxViews = 30

const viewSchema = v.object({
  name: v.string(),
  search: v.custom<object>(
    (search) => typeof search === 'object' && search !== null && !Array.isArray(search),
  ),
})
const listsSchema = v.fallback(v.record(v.string(), v.unknown()), {})
const readAll = (userId: string) => v.parse(listsSchema, readUserData(kind, userId))

/** ADM-1: a user's views of one list, by name. What is stored may be of any shape: pages check the parameters again. */
export function readViews(userId: string, list: string): SavedView[] {
  const views = readAll(userId)[list]
  if (!Array.isArray(views)) return []
  const fitting = views.filter((view) => v.is(viewSchema, view)).slice(0, maxViews)
  return fitting.map(({ name, search }) => ({ name, search: viewOf(search) }))
}

const write = (userId: string, list: string, views: readonly SavedView[]) =>
  writeUserData(kind, userId, { ...readAll(userId), [list]: views })

/** Puts a view among the others; one of the same name gives way to it. */
export function saveView(userId: string, list: string, view: SavedView) {
  const others = readViews(userId, list).filter(({ name }) => !sameText(name, view.name))
  const views = [...others, view].toSorted((a, b) => a.name.localeCompare(b.name))
  write(userId, list, views)
}

export const dropView = (userId: string, list: string, name: string) =>
  write(
    userId,
    list,
    readViews(userId, list).filter((view) => !sameText(view.name, name)),
  )

const passing = new Set(['page', 'edit', 'open'])

/** What of an address makes a view: not which page of it, nor which record is open. */
export const viewOf = (search: object): SavedView['search'] =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([key, value]) => !passing.has(key) && ['string', 'number', 'boolean'].includes(typeof value))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )

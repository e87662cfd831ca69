import { local } from './storage'
import { sameText } from './text'

/** What an admin list was set to, by a name. Nothing of the list itself is kept. */
export interface SavedView {
  name: string
  /** The address's search parameters. */
  search: Readonly<Record<string, string | number | boolean>>
}

const prefix = 'views:'
/** More than anybody finds again. */
export const mostViews = 30

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false
  const { name, search } = value as Record<string, unknown>
  return typeof name === 'string' && typeof search === 'object' && search !== null && !Array.isArray(search)
}

function readAll(userId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(local.get(prefix + userId) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** ADM-1: a user's views of one list, by name. What is stored may be of any shape: pages check the parameters again. */
export function readViews(userId: string, list: string): SavedView[] {
  const views = readAll(userId)[list]
  if (!Array.isArray(views)) return []
  const fitting = views.filter(isView).slice(0, mostViews)
  return fitting.map(({ name, search }) => ({ name, search: viewOf(search) }))
}

const write = (userId: string, list: string, views: readonly SavedView[]) =>
  local.set(prefix + userId, JSON.stringify({ ...readAll(userId), [list]: views }))

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

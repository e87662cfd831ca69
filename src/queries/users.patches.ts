import type { LocalUser } from '@/domain/local-user'
import type { Page } from '@/domain/page'
import { hasId, putFirst, removeById, updateById } from '@/lib/collection'

/** First, total + 1, as with trains and stations. */
export function userCreated(page: Page<LocalUser>, user: LocalUser): Page<LocalUser> {
  const added = Number(!hasId(page.items, user._id))
  return { ...page, items: putFirst(page.items, user), total: page.total + added, count: page.count + added }
}

export const userReplaced = (page: Page<LocalUser>, user: LocalUser): Page<LocalUser> => ({
  ...page,
  items: updateById(page.items, user._id, () => user),
})

export function userRemoved(page: Page<LocalUser>, id: string): Page<LocalUser> {
  const items = removeById(page.items, id)
  const gone = page.items.length - items.length
  return { ...page, items, total: Math.max(0, page.total - gone), count: Math.max(0, page.count - gone) }
}

import type { Page } from '@/domain/page'
import type { LocalUser } from '@/domain/users/local-user'
import { updateById } from '@/lib/lists/collection'
import { withFirst, without } from './page.patches'

/** I1: first, total + 1, as with trains and stations. */
export const userCreated = (page: Page<LocalUser>, user: LocalUser): Page<LocalUser> => withFirst(page, user)

export const userReplaced = (page: Page<LocalUser>, user: LocalUser): Page<LocalUser> => ({
  ...page,
  items: updateById(page.items, user._id, () => user),
})

export const userRemoved = (page: Page<LocalUser>, id: string): Page<LocalUser> => without(page, id)

import { localRoles, localStatuses, type LocalRole, type LocalStatus } from '@/domain/users/local-user'
import { choiceParam, type SearchParams, textParam } from '@/lib/search-params'
import { sortParam } from '@/lib/lists/table-sort'

export interface UsersSearch {
  q?: string | undefined
  role?: LocalRole | undefined
  status?: LocalStatus | undefined
  sort?: string | undefined
  /** The user in the editor, or `new`. */
  edit?: string | undefined
}

export const parseUsersSearch = (search: SearchParams): UsersSearch => ({
  q: textParam(search.q),
  role: choiceParam(search.role, localRoles),
  status: choiceParam(search.status, localStatuses),
  sort: sortParam(search.sort, ['name', 'email', 'role', 'status', 'createdAt']),
  edit: textParam(search.edit),
})

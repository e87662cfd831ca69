import { queryOptions, useQuery } from '@tanstack/react-query'
import { listUsers } from '@/api/users'
import type { LocalUser } from '@/domain/users/local-user'
import { useForeseen } from './foreseen'

export const userQueries = {
  all: () => ['users'] as const,
  // Nothing but this page changes them: they are never asked for again by themselves.
  list: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list'] as const,
      queryFn: listUsers,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** I1: the local users, with the changes under way shown. */
export function useUsers() {
  const foreseen = useForeseen<LocalUser>(userQueries.all())
  const query = useQuery(userQueries.list())
  return { ...query, data: query.data && { ...query.data, items: query.data.items.map(foreseen) } }
}

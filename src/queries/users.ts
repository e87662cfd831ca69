import { queryOptions, useQuery } from '@tanstack/react-query'
import { listUsers } from '@/api/users'
import { useWithPending } from './pending'

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
  const withPending = useWithPending('users')
  const query = useQuery(userQueries.list())
  return { ...query, data: query.data && { ...query.data, items: query.data.items.map(withPending) } }
}

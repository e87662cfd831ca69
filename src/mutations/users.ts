import type { Page } from '@/domain/page'
import type { LocalUser, LocalStatus, LocalUserInput } from '@/domain/users/local-user'
import { withFirst, without, withReplaced } from '@/queries/page.patches'
import { mutationOptions } from '@tanstack/react-query'
import { createUser, deleteUser, setUserStatus, updateUser } from '@/api/users'
import { userQueries } from '@/queries/users'
import { patch, writeAnswer } from './cache'
import { failureKeptMs, useLastFailures } from './use-last-failures'
import { useOneAtATime } from './use-one-at-a-time'

/** I1: first in the list, total + 1, as with trains and stations; its status is `active` unless another was chosen. */
export const createUserMutation = () =>
  mutationOptions({
    mutationKey: [...userQueries.all(), 'create'],
    scope: { id: 'new user' },
    meta: { shownInline: true },
    mutationFn: (input: LocalUserInput) => createUser(input),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => withFirst(page, answer)),
      ]),
  })
export const useCreateUser = () => useOneAtATime(createUserMutation())

export const updateUserMutation = (id: string) =>
  mutationOptions({
    mutationKey: [...userQueries.all(), 'update'],
    scope: { id: `user ${id}` },
    meta: { shownInline: true },
    mutationFn: (input: LocalUserInput) => updateUser(id, input),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => withReplaced(page, answer)),
      ]),
  })
export const useUpdateUser = (id: string) => useOneAtATime(updateUserMutation(id))

/** Shown at once; a failure takes it back. */
export const setUserStatusMutation = (id: string, status: LocalStatus) =>
  mutationOptions({
    mutationKey: [...userQueries.all(), 'status', status],
    gcTime: failureKeptMs,
    scope: { id: `user ${id}` },
    meta: { pending: { users: { id, change: (user) => ({ ...user, status }) } } },
    mutationFn: () => setUserStatus(id, status),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => withReplaced(page, answer)),
      ]),
  })
export const useSetUserStatus = (id: string, status: LocalStatus) =>
  useOneAtATime(setUserStatusMutation(id, status))

export const deleteUserMutation = (id: string, onDeleted?: () => void) =>
  mutationOptions({
    mutationKey: [...userQueries.all(), 'delete'],
    gcTime: failureKeptMs,
    scope: { id: `user ${id}` },
    mutationFn: () => deleteUser(id),
    onSuccess: async (_answer, _input, _result, { client }) => {
      await writeAnswer(client, [
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => without(page, id)),
      ])
      onDeleted?.()
    },
  })
export const useDeleteUser = (id: string, onDeleted: () => void) =>
  useOneAtATime(deleteUserMutation(id, onDeleted))

/** T16: why the last switch of a user, or the last try to delete it, came to nothing. */
export function useUserFailure(): (id: string) => Error | undefined {
  const failures = useLastFailures(userQueries.all())
  return (id) => failures.get(`user ${id}`)
}

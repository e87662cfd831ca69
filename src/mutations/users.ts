import type { Page } from '@/domain/page'
import type { LocalUser, LocalStatus, LocalUserInput } from '@/domain/users/local-user'
import { updateById } from '@/lib/lists/collection'
import { withFirst, without } from '@/queries/page.patches'
import { mutationOptions } from '@tanstack/react-query'
import { createUser, deleteUser, setUserStatus, updateUser } from '@/api/users'
import { userQueries } from '@/queries/users'
import { patch, writeAnswer } from './cache'
import { useOneAtATime } from './use-one-at-a-time'

/** I1: first in the list; its status is `active` unless another was chosen. */
export const createUserMutation = () =>
  mutationOptions({
    mutationKey: [...userQueries.all(), 'create'],
    scope: { id: 'new user' },
    meta: { shownInline: true },
    mutationFn: (input: LocalUserInput) => createUser(input),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => userCreated(page, answer)),
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
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => userReplaced(page, answer)),
      ]),
  })
export const useUpdateUser = (id: string) => useOneAtATime(updateUserMutation(id))

/** Shown at once; a failure takes it back. */
export const setUserStatusMutation = (id: string, status: LocalStatus) =>
  mutationOptions({
    mutationKey: [...userQueries.all(), 'status', status],
    scope: { id: `user ${id}` },
    meta: { pending: { users: { id, change: (user) => ({ ...user, status }) } } },
    mutationFn: () => setUserStatus(id, status),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => userReplaced(page, answer)),
      ]),
  })
export const useSetUserStatus = (id: string, status: LocalStatus) =>
  useOneAtATime(setUserStatusMutation(id, status))

export const deleteUserMutation = (id: string, onDeleted?: () => void) =>
  mutationOptions({
    mutationKey: [...userQueries.all(), 'delete'],
    scope: { id: `user ${id}` },
    mutationFn: () => deleteUser(id),
    onSuccess: async (_answer, _input, _result, { client }) => {
      await writeAnswer(client, [
        patch<Page<LocalUser>>(userQueries.list().queryKey, (page) => userRemoved(page, id)),
      ])
      onDeleted?.()
    },
  })
export const useDeleteUser = (id: string, onDeleted: () => void) =>
  useOneAtATime(deleteUserMutation(id, onDeleted))

/** I1: first, total + 1, as with trains and stations. */
const userCreated = (page: Page<LocalUser>, user: LocalUser): Page<LocalUser> => withFirst(page, user)

const userReplaced = (page: Page<LocalUser>, user: LocalUser): Page<LocalUser> => ({
  ...page,
  items: updateById(page.items, user._id, () => user),
})

const userRemoved = (page: Page<LocalUser>, id: string): Page<LocalUser> => without(page, id)

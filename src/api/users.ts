import { sessionSignal } from '@/auth/epoch'
import { type Page, toPage } from '@/domain/page'
import type { LocalStatus, LocalUser, LocalUserInput } from '@/domain/users/local-user'
import { ApiError } from '@/lib/http/api-error'
import { putFirst, removeById, updateById } from '@/lib/lists/collection'
import { words } from '@/domain/words'
import { asApiError } from './failure'
import { type LocalCall, localCall } from './local-calls'
import { messages } from './messages'
import { sampleUsers } from './samples/users.sample'
import { composed } from '@/lib/text/text'

type UserCall = Exclude<LocalCall, 'dashboard'>

let users: LocalUser[] = [...sampleUsers]
let created = 0
let session = sessionSignal()

/** Back to the sample as it was after a reload. */
export function resetUsers() {
  users = [...sampleUsers]
}

/** What one admin has tried out is not the next one's. */
function resetWithSession() {
  if (!session.aborted) return
  resetUsers()
  session = sessionSignal()
}

const refuse = (call: UserCall, message: string = messages[call], fieldErrors?: Record<string, string>) =>
  new ApiError({ call, headline: messages[call], message, kind: 'http', ...(fieldErrors && { fieldErrors }) })

/** I1: no server is asked. */
async function simulate<T>(call: UserCall, act: () => T): Promise<T> {
  resetWithSession()
  const sentIn = session
  const fails = await localCall(call)
  if (sentIn.aborted) throw asApiError(call, sentIn.reason)
  if (fails) throw refuse(call)
  return act()
}

function known(call: UserCall, id: string): LocalUser {
  const user = users.find(({ _id }) => _id === id)
  if (!user) throw refuse(call, words.userNotFound)
  return user
}

function requireFreeEmail(call: UserCall, email: string, ownId?: string) {
  const folded = composed(email).toLowerCase()
  if (users.some((user) => composed(user.email).toLowerCase() === folded && user._id !== ownId)) {
    throw refuse(call, 'Another user has this e-mail address', {
      email: 'Another user has this e-mail address',
    })
  }
}

export const listUsers = (): Promise<Page<LocalUser>> =>
  simulate('users.list', () => toPage([...users], { total: users.length, count: users.length }))

/** @throws ApiError with `fieldErrors.email` where the address is taken */
export const createUser = (input: LocalUserInput): Promise<LocalUser> =>
  simulate('users.create', () => {
    requireFreeEmail('users.create', input.email)
    created += 1
    const user: LocalUser = {
      ...input,
      status: input.status ?? 'active',
      _id: `local-${created}`,
      createdAt: new Date().toISOString(),
    }
    users = putFirst(users, user)
    return user
  })

/** @throws ApiError 'User not found' */
export const updateUser = (id: string, input: LocalUserInput): Promise<LocalUser> =>
  simulate('users.update', () => {
    const user = { ...known('users.update', id), ...input }
    requireFreeEmail('users.update', input.email, id)
    users = updateById(users, id, () => user)
    return user
  })

/** @throws ApiError 'User not found' */
export const setUserStatus = (id: string, status: LocalStatus): Promise<LocalUser> =>
  simulate('users.setStatus', () => {
    const user = { ...known('users.setStatus', id), status }
    users = updateById(users, id, () => user)
    return user
  })

/** @throws ApiError 'User not found' */
export const deleteUser = (id: string): Promise<void> =>
  simulate('users.delete', () => {
    known('users.delete', id)
    users = removeById(users, id)
  })

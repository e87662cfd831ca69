import { sessionSignal } from '@/auth/epoch'
import { type Page, toPage } from '@/domain/page'
import type { LocalStatus, LocalUser, LocalUserInput } from '@/domain/users/local-user'
import { ApiError } from '@/lib/http/api-error'
import { putFirst, removeById, updateById } from '@/lib/lists/collection'
import { words } from '@/domain/words'
import { asApiError } from './failure'
import { type Call, messages } from './messages'
import { sampleUsers } from './samples/users.sample'
import { composed } from '@/lib/text/text'

/** I1: no server is asked; the wait is the specification's. */
const simulatedDelayMs = 500

let users: LocalUser[] = [...sampleUsers]
let created = 0
let failing = false
let session = sessionSignal()

/** Back to the sample as it was after a reload. */
export function resetUsers() {
  users = [...sampleUsers]
  failing = false
}

/** What one admin has tried out is not the next one's. */
function resetWithSession() {
  if (!session.aborted) return
  resetUsers()
  session = sessionSignal()
}

/** Every call fails with its own words of list K until it is switched off: how they are shown can be seen. */
export function failUserCalls(on: boolean) {
  resetWithSession()
  failing = on
}
export function userCallsFail() {
  resetWithSession()
  return failing
}

const refuse = (call: Call, message: string = messages[call], fieldErrors?: Record<string, string>) =>
  new ApiError({ call, headline: messages[call], message, kind: 'http', ...(fieldErrors && { fieldErrors }) })

async function simulate<T>(call: Call, act: () => T): Promise<T> {
  resetWithSession()
  const sentIn = session
  await new Promise((resolve) => {
    setTimeout(resolve, simulatedDelayMs)
  })
  if (sentIn.aborted) throw asApiError(call, sentIn.reason)
  if (failing) throw refuse(call)
  return act()
}

function known(call: Call, id: string): LocalUser {
  const user = users.find(({ _id }) => _id === id)
  if (!user) throw refuse(call, words.userNotFound)
  return user
}

function requireFreeEmail(call: Call, email: string, ownId?: string) {
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

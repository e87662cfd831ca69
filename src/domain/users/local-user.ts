/** I1: a user of the local, simulated user management; the server's users are `User`. */
export interface LocalUser {
  _id: string
  name: string
  email: string
  role: LocalRole
  status: LocalStatus
  /** ISO instant. */
  createdAt: string
}

export const localRoles = ['admin', 'user', 'agent'] as const
export type LocalRole = (typeof localRoles)[number]
export const roleNames: Record<LocalRole, string> = { admin: 'Admin', user: 'User', agent: 'Agent' }

export const localStatuses = ['active', 'inactive'] as const
export type LocalStatus = (typeof localStatuses)[number]
export const statusNames: Record<LocalStatus, string> = { active: 'Active', inactive: 'Inactive' }

/** What a form gives; status defaults to `active` (I1). */
export type LocalUserInput = Pick<LocalUser, 'name' | 'email' | 'role'> & { status?: LocalStatus }

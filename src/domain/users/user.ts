export interface Role {
  _id: string
  name: string
}

export interface User {
  _id: string
  name: string
  email: string
  /** 'user' where the server named none (B5). */
  role: string
  roles: Role[]
  avatar?: string
  firstName?: string
  lastName?: string
  phone?: string
}

/**
 * B5: passes if any of the user's roles matches an allowed one by `_id`, by `name`, or by name ignoring case.
 * An empty list lets every signed-in user pass. Case is folded without a locale: Turkish rules would break 'ADMIN'.
 */
export function hasRole(user: User, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  const names = [user.role || 'user', ...user.roles.map(({ name }) => name)]
  const folded = allowed.map((name) => name.toLowerCase())
  return (
    names.some((name) => folded.includes(name.toLowerCase())) ||
    user.roles.some(({ _id }) => allowed.includes(_id))
  )
}

/** The Admin group of the menu shows for admins alone, whatever the guard of /admin lets pass (C1). */
export const isAdmin = (user: User) => hasRole(user, ['admin'])

import type { LocalRole, LocalStatus } from '@/domain/users/local-user'

export const roleNames: Record<LocalRole, string> = { admin: 'Admin', user: 'User', agent: 'Agent' }
export const statusNames: Record<LocalStatus, string> = { active: 'Active', inactive: 'Inactive' }

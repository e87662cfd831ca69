/** What is kept of users for their return, in local storage, until it is removed or erased. */
export const pastLogOut = ['passengers', 'admin-log', 'views', 'keep-tickets', 'tickets-stay'] as const
export type PastLogOut = (typeof pastLogOut)[number]

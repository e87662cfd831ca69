import { handlers } from '../handlers/index.ts'
import contract from './calls.json' with { type: 'json' }
import type { CallName } from './types.ts'

export interface Call {
  name: CallName
  /** The requirement that names it (docs/requirements.md). */
  requirement: string
  label: string
}

/** What the app computes in the browser, without a server (I1, I2). */
export const localCalls: readonly Call[] = [
  { name: 'LOCAL users.list', requirement: 'I1', label: 'Users: list' },
  { name: 'LOCAL users.create', requirement: 'I1', label: 'Users: create' },
  { name: 'LOCAL users.update', requirement: 'I1', label: 'Users: change' },
  { name: 'LOCAL users.delete', requirement: 'I1', label: 'Users: delete' },
  { name: 'LOCAL users.setStatus', requirement: 'I1', label: 'Users: change the status' },
  { name: 'LOCAL dashboard', requirement: 'I2', label: 'Figures of the dashboard' },
]

const about: Readonly<Record<string, readonly string[]>> = contract

/** Every call that a handler answers, in the order in which they are matched. */
export const calls: readonly Call[] = handlers.flatMap(({ info: { method, path } }) => {
  if (typeof method !== 'string' || typeof path !== 'string') return []
  const name = `${method} ${path.replace('*', '')}`
  const [requirement = '', label = name] = about[name] ?? []
  return [{ name, requirement, label }]
})

const isNamed = new Set([...calls, ...localCalls].map(({ name }) => name)).add('*')

export const isCall = (name: string) => isNamed.has(name)

const patterns = calls.map((call) => {
  const [method = '', path = ''] = call.name.split(' ')
  return { call, method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`) }
})

/** Which call a request is, and the record that its path names. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): { call?: Call; record?: string } {
  const { pathname } = new URL(url)
  for (const { call, method: own, pattern } of patterns) {
    const match = own === method ? pattern.exec(pathname) : null
    if (match) return { call, ...(match[1] !== undefined && { record: decoded(match[1]) }) }
  }
  return {}
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

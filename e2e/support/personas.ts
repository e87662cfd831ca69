import { personas } from '../../mocks/seed/people.ts'

export type PersonaId = 'new-passenger' | 'frequent-passenger' | 'family-passenger' | 'admin' | 'agent'

export interface Credentials {
  email: string
  password: string
}

export function credentialsOf(id: PersonaId): Credentials {
  const persona = personas.find((one) => one.id === id)
  if (!persona) throw new Error(`The seed has no persona '${id}'`)
  return persona
}

import type { QueryClient } from '@tanstack/react-query'
import type { DemoSignIn } from '@/components/session/demo-sign-in'

/** What the demo offers beside the app; absent everywhere else. */
export interface Demo {
  personas: { id: string; label: string; note: string; email: string; password: string }[]
  /** The day that the data were made for. */
  madeOn: () => string
  /** Puts the seeded data back; everybody is signed out. */
  reset: () => void
  /** Its part of the login page: handed in, so that no other build holds it. */
  SignIn: typeof DemoSignIn
  /** Opens the panel that has more to show the app with. */
  openStudio: () => void
}

export interface RouterContext {
  queryClient: QueryClient
  demo?: Demo | undefined
}

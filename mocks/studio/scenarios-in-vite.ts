import type { Scenario } from './types.ts'

/** Every scenario there is a file of, as Vite finds them while it builds. */
export const scenarios: readonly Scenario[] = Object.values(
  import.meta.glob<Scenario>('./scenarios/*/*.ts', { eager: true, import: 'default' }),
)

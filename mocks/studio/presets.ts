import type { Rule } from './types.ts'

export interface Preset {
  id: string
  label: string
  rules: Rule[]
}

const every = (effect: Rule['effect'], share?: number): Rule => ({ call: '*', effect, share })

/** Networks that everybody has met. */
export const presets: readonly Preset[] = [
  { id: '3g', label: '3G', rules: [every({ kind: 'wait', ms: 1200, spread: 800 })] },
  {
    id: 'hospital',
    label: 'Hospital Wi-Fi',
    rules: [
      every({ kind: 'wait', ms: 2500, spread: 2000 }),
      every({ kind: 'html' }, 5),
      every({ kind: 'silence' }, 5),
      every({ kind: 'cut' }, 10),
    ],
  },
  { id: 'flaky', label: 'Flaky 10 %', rules: [every({ kind: 'refused' }, 10)] },
]

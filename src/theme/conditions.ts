import { defaultBaseConfig } from '@chakra-ui/react/preset-base'

/** Those of Chakra's that some style names: it looks through the list of all for every property of every style. */
const names = [
  'after',
  'before',
  'closed',
  'dark',
  'disabled',
  'empty',
  'focus',
  'focusVisible',
  'hidden',
  'highlighted',
  'last',
  'light',
  'open',
  'readOnly',
  'rtl',
] as const

const known = defaultBaseConfig.conditions

export const conditions = {
  ...Object.fromEntries(names.map((name) => [name, known?.[name] ?? ''])),
  // Chakra's, but for a width: queries without one are put in order by the rules of a language, and to load those takes a
  // phone 50 ms.
  hover: [
    '@media (hover: hover) and (min-width: 0px)',
    '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
  ],
}

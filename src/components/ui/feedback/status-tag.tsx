import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export type StatusTone = 'green' | 'blue' | 'amber' | 'grey-red' | 'neutral'

const palettes = {
  green: 'green',
  blue: 'blue',
  amber: 'orange',
  'grey-red': 'greyRed',
  neutral: 'gray',
} as const

/** A status is a word with an icon and a tint: the word is always shown. */
export function StatusTag({
  tone,
  icon,
  children,
}: {
  tone: StatusTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <chakra.span
      colorPalette={palettes[tone]}
      display="inline-flex"
      width="fit"
      alignItems="center"
      gap="1"
      px="2"
      py="0.5"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="full"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="small"
      fontWeight="medium"
      // A word of the server's own may be of any length.
      whiteSpace={typeof children === 'string' && children.length > 24 ? 'normal' : 'nowrap'}
      overflowWrap="anywhere"
      maxWidth="full"
      css={{ '& svg': { width: '1em', height: '1em', flexShrink: '0' } }}
    >
      {icon != null && <span aria-hidden>{icon}</span>}
      {children}
    </chakra.span>
  )
}

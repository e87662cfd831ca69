import { chakra } from '@chakra-ui/react/styled-system'
import { formatNumber } from '@/lib/text/format'

const nearTheEnd = 50

/** How much room is left, shown always and read out only when the end comes near or is passed. */
export function CharacterCount({ id, length, most }: { id: string; length: number; most: number }) {
  const over = length > most
  return (
    <>
      <chakra.p
        id={id}
        mt="1"
        textStyle="small"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={over ? 'fg.error' : 'fg.muted'}
        fontWeight={over ? 'semibold' : 'normal'}
      >
        {formatNumber(length)} of {formatNumber(most)} characters
        {over && `, ${formatNumber(length - most)} too many`}
      </chakra.p>
      <chakra.span role="status" srOnly>
        {over ? 'Too long' : length > most - nearTheEnd && `Fewer than ${nearTheEnd} characters left`}
      </chakra.span>
    </>
  )
}

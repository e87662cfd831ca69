import { chakra } from '@chakra-ui/react/styled-system'
import { CopyButton } from '@/components/ui/copy-button'

export function Pnr({ pnr, large = false }: { pnr: string; large?: boolean }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" maxWidth="full">
      <chakra.span
        minWidth="0"
        overflowWrap="anywhere"
        fontFamily="mono"
        letterSpacing="widest"
        fontWeight="semibold"
        fontSize={large ? '2rem' : undefined}
        lineHeight={large ? '2.5rem' : undefined}
      >
        {pnr || '—'}
      </chakra.span>
      {pnr && <CopyButton text={pnr} label={`Copy PNR ${pnr}`} size="sm" variant="plain" />}
    </chakra.span>
  )
}

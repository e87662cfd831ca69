import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { formatDay } from '@/lib/text/format'
import type { PlannerSearch } from '../question/planner-search'

/** What was asked, in one line that unfolds the form it stands for. */
export const QuestionLine = ({
  ref,
  search: { from, to, date = '', after, passengers = 1 },
  open,
  controls,
  onPress,
}: {
  ref: Ref<HTMLButtonElement>
  search: PlannerSearch
  open: boolean
  /** The id of what it unfolds. */
  controls: string
  onPress: () => void
}) => (
  <Line ref={ref} type="button" aria-expanded={open} aria-controls={controls} onClick={onPress}>
    <chakra.span flex="1" minWidth="0">
      <chakra.strong fontWeight="semibold">
        {from} → {to}
      </chakra.strong>
      {' · '}
      <Piece>{formatDay(date)}</Piece>
      {after && (
        <>
          {' · '}
          <Piece>after {after.replace('.', ':')}</Piece>
        </>
      )}
      {' · '}
      <Piece>
        {passengers}
        <VisuallyHidden> {passengers === 1 ? 'passenger' : 'passengers'}</VisuallyHidden>
      </Piece>
      <VisuallyHidden> · </VisuallyHidden>
    </chakra.span>
    <chakra.span color="brand.fg" fontWeight="medium">
      {open ? 'Close' : 'Change'}
    </chakra.span>
  </Line>
)

const Piece = chakra('span', { base: { whiteSpace: 'nowrap' } })

const Line = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: '12',
    px: '3',
    py: '2',
    textAlign: 'start',
    textStyle: 'small',
    cursor: 'pointer',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
  },
})

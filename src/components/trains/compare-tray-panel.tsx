import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { Bdi } from '@/components/ui/bdi'
import { Button, LinkButton } from '@/components/ui/button'
import { addDays, today } from '@/domain/time/calendar'
import { comparedText, mostCompared } from '@/domain/trains/train-compare'
import { timeZone } from '@/lib/config'
import { useNamesOfTrains } from '@/queries/train-names'
import { compareTrayId, leaveTray } from './compare-toggle'
import { useRemovalFocus } from './use-removal-focus'

export interface CompareTrayPanelProps {
  ids: readonly string[]
  journey?:
    | {
        from?: string | undefined
        to?: string | undefined
        date?: string | undefined
        passengers?: number | undefined
      }
    | undefined
}

export function CompareTrayPanel({ ids, journey }: CompareTrayPanelProps) {
  const navigate = useNavigate()
  const trains = useNamesOfTrains(ids)
  const { box, removing } = useRemovalFocus<HTMLDivElement>(ids.length)
  const choose = (next: readonly string[]) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, compare: comparedText(next) }),
      replace: true,
      resetScroll: false,
      state: true,
    })
  const remove = (id: string, index: number) => {
    removing(index)
    // The last one takes the tray away: its own switch is the place nearest to it.
    if (ids.length === 1) leaveTray(id)
    choose(ids.filter((other) => other !== id))
  }
  return (
    <Tray ref={box} id={compareTrayId} role="region" aria-label="Trains to compare" tabIndex={-1}>
      <chakra.p fontWeight="medium" fontVariantNumeric="tabular-nums">
        {ids.length} of {mostCompared} chosen
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap="2" ms={{ base: 'auto', md: '0' }}>
        {ids.length > 1 ? (
          <LinkButton
            to="/trains/compare"
            search={{
              trains: comparedText(ids),
              date: journey?.date ?? addDays(today(timeZone), 1),
              from: journey?.from,
              to: journey?.to,
              passengers: journey?.passengers,
            }}
          >
            Compare
          </LinkButton>
        ) : (
          <chakra.span textStyle="small" color="fg.muted">
            Choose another to compare
          </chakra.span>
        )}
        <Button
          variant="plain"
          onClick={() => {
            leaveTray(ids[0])
            choose([])
          }}
        >
          Clear
        </Button>
      </chakra.div>
      <Chips>
        {trains.map(({ id, train, error }, index) => {
          const name = train ? `${train.trainNumber} ${train.name}` : 'this train'
          return (
            <Chip key={id}>
              <chakra.span textStyle="num">{train?.trainNumber ?? (error ? 'Not known' : '…')}</chakra.span>
              <chakra.span hideBelow="md" minWidth="0" truncate>
                <Bdi>{train?.name}</Bdi>
              </chakra.span>
              <Button
                data-remove
                size="sm"
                variant="plain"
                icon
                aria-label={`Remove ${name}`}
                onClick={() => remove(id, index)}
              >
                <X aria-hidden />
              </Button>
            </Chip>
          )
        })}
      </Chips>
    </Tray>
  )
}

/** What has the focus is not scrolled to behind the tray. */
const roomBelow = { 'html:has(&)': { scrollPaddingBottom: '8rem' } }

const Tray = chakra('div', {
  base: {
    // It comes after the content and only sticks to the window's edge: at the end of the page nothing is under it.
    position: 'sticky',
    bottom: '0',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    mt: '5',
    mx: { base: '-4', md: '0' },
    px: '4',
    pt: '2',
    pb: 'calc(0.5rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderTopRadius: 'l3',
    boxShadow: 'float',
    // On a low window, or a page that is zoomed in, it would take half of it.
    '@media (max-height: 24rem)': { position: 'static' },
    '@media print': { display: 'none' },
    ...roomBelow,
  },
})

const Chips = chakra('ul', {
  base: {
    display: 'flex',
    flex: { base: '1 0 100%', md: '1 1 0' },
    gap: '2',
    minWidth: '0',
    overflowX: 'auto',
    listStyle: 'none',
    // The rings of what has the focus are cut off at the edge otherwise.
    p: '0.5',
    scrollbarWidth: 'thin',
  },
})

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    flex: '0 1 auto',
    minWidth: '6.5rem',
    maxWidth: '15rem',
    ps: '2',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    textStyle: 'small',
  },
})

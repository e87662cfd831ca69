import { chakra } from '@chakra-ui/react/styled-system'
import { Info } from 'lucide-react'
import { Popover } from '@/components/ui/overlay/popover'

/** How the fare of a journey is estimated. */
export const FareRule = () => (
  <Popover
    icon
    size="sm"
    variant="plain"
    aria-label="How the fare is estimated"
    panelLabel="How the fare is estimated"
    panel={() => (
      <chakra.div p="4" display="grid" gap="2" textAlign="start" overflowY="auto" tabIndex={0}>
        <p>
          This is an estimate. For each train its fare per 100 km is taken for the distance travelled and
          rounded up to whole rupees; where the distance is not known, the fare of the whole run is taken.
        </p>
        <p>The fares of all trains are added up. The total on your booking is the railway’s own.</p>
      </chakra.div>
    )}
  >
    <Info aria-hidden />
  </Popover>
)

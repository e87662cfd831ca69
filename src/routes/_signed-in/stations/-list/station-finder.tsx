import { chakra } from '@chakra-ui/react/styled-system'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { Button } from '@/components/ui/button'
import { SearchField } from '@/components/ui/form/search-field'
import type { Station } from '@/domain/stations/station'
import type { PositionState } from '@/lib/hooks/use-position'
import type { StationsSearch } from './stations-search'

const positionWords: Record<PositionState['kind'], string> = {
  idle: 'We ask where you are only when you press, use it in this page alone, and do not keep it.',
  asking: 'Asking your device where you are…',
  known: '',
  refused: 'Your device does not tell us where you are. Open a station and press “Stations nearby” instead.',
  unknown: 'Your device could not tell where you are. Open a station and press “Stations nearby” instead.',
}

export const stationSearchId = 'station-search'

/** Search by words, and the ways to list by distance. */
export function StationFinder({
  search,
  near,
  position,
  onSearch,
  onAskPosition,
  onForgetPosition,
}: {
  search: StationsSearch
  near: Station | undefined
  position: PositionState
  onSearch: (change: StationsSearch) => void
  onAskPosition: () => void
  onForgetPosition: () => void
}) {
  const byDistance = near !== undefined || position.kind === 'known'
  return (
    <chakra.div role="search" display="grid" gap="2" mb="4">
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="flex-end">
        <chakra.div flex="1 1 9rem">
          <SearchField
            id={stationSearchId}
            placeholder="Name, city or code"
            value={search.q}
            onSearch={(q) => onSearch({ q })}
          />
        </chakra.div>
        {byDistance ? (
          <Button
            onClick={() => {
              onForgetPosition()
              onSearch({ near: undefined })
            }}
          >
            List by name
          </Button>
        ) : (
          <Button onClick={onAskPosition} loading={position.kind === 'asking'}>
            <LocateFixed aria-hidden /> Near me
          </Button>
        )}
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {byDistance ? '' : positionWords[position.kind]}
      </chakra.p>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Bdi } from '@/components/ui/bdi'
import type { Station } from '@/domain/stations/station'
import { roomFor, useRowsInSight } from '@/lib/hooks/use-rows-in-sight'
import { formatNumber } from '@/lib/text/format'

/** Stations as links to their pages; with the distance where one is measured. */
export const StationList = memo(function StationList({
  stations,
}: {
  stations: readonly { station: Station; km?: number }[]
}) {
  const rows = useRowsInSight(stations, roomFor(56))
  return (
    <List aria-busy={rows.length < stations.length}>
      {rows.map(({ station: { _id, name, code, city, state }, km }) => (
        <li key={_id}>
          <Link to="/stations/$stationId" params={{ stationId: _id }}>
            <span>
              <Bdi>{name || '—'}</Bdi>
              <small>
                <Bdi>{city || state || '—'}</Bdi>
                {city && state && (
                  <>
                    , <Bdi>{state}</Bdi>
                  </>
                )}
              </small>
            </span>
            <span>
              <code>{code}</code>
              {km !== undefined && <small>{formatNumber(Math.round(km))} km</small>}
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
})

// One styled element for the whole list, which is drawn anew while somebody types.
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { borderBottomWidth: '1px', _last: { borderBottomWidth: '0' } },
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      py: '2.5',
      px: '2',
      minHeight: '11',
      color: 'fg',
      textDecoration: 'none',
      borderRadius: 'l1',
      _hover: { bg: 'bg.subtle' },
    },
    '& a > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& a > span:last-child': { textAlign: 'end', flexShrink: '0', maxWidth: '50%' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& code': { textStyle: 'mono', fontSize: 'inherit' },
  },
})

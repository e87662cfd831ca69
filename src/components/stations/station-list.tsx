import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { Station } from '@/domain/station'
import { formatNumber } from '@/lib/format'

/** Stations as links to their pages; with the distance where one is measured. */
export function StationList({ stations }: { stations: readonly { station: Station; km?: number }[] }) {
  return (
    <chakra.ul listStyle="none">
      {stations.map(({ station: { _id, name, code, city, state }, km }) => (
        <chakra.li key={_id} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
          <Row asChild>
            <Link to="/stations/$stationId" params={{ stationId: _id }}>
              <span>
                <bdi>{name || '—'}</bdi>
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {[city, state].filter(Boolean).join(', ') || '—'}
                </chakra.span>
              </span>
              <chakra.span textAlign="end" flexShrink="0">
                <chakra.span textStyle="mono">{code}</chakra.span>
                {km !== undefined && (
                  <chakra.span display="block" textStyle="small" color="fg.muted">
                    {formatNumber(Math.round(km))} km
                  </chakra.span>
                )}
              </chakra.span>
            </Link>
          </Row>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const Row = chakra('span', {
  base: {
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
})

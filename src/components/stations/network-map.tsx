import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useMemo } from 'react'
import { type Position, projectionOf } from '@/domain/stations/geo'
import { placesOf } from '@/domain/stations/railway-area'
import type { Station } from '@/domain/stations/station'
import { formatNumber } from '@/lib/text/format'

const width = 600
const margin = 12
/** More dots than these would run into one another. */
const many = 1000

/** Shapes keep their colours there by themselves. */
const forced = '@media (forced-colors: active)'

/** Every dot in one path, on a layer of its own: what changes above it does not draw thousands of dots anew. */
const Dots = memo(function Dots({ path, count, viewBox }: { path: string; count: number; viewBox: string }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox={viewBox}
      position="absolute"
      inset="0"
      width="full"
      height="full"
      fill="none"
      strokeLinecap="round"
      willChange="transform"
    >
      <chakra.path
        d={path}
        strokeWidth={count > many ? 2.5 : 5}
        css={{ stroke: 'gray.400', [forced]: { stroke: 'GrayText' } }}
      />
    </chakra.svg>
  )
})

/**
 * Every station as a dot, the listed ones larger. Drawn from the coordinates alone: no tiles, nobody else is asked.
 * It adds nothing that the list beside it does not say, so it is one picture for whoever cannot see it.
 */
export const NetworkMap = memo(function NetworkMap({
  stations,
  listed,
  here,
  hereName = 'The place distances are measured from',
}: {
  stations: readonly Station[]
  listed: readonly { station: Station }[]
  here?: Position | undefined
  hereName?: string
}) {
  const { projection, placeOf, path, viewBox, count } = useMemo(() => {
    const places = placesOf(stations)
    const positions = stations.flatMap((station) => places.placeOf(station) ?? [])
    const fitted = projectionOf(positions, width, margin)
    const dots = positions.map((position) => {
      const { x, y } = fitted.project(position)
      return `M${x.toFixed(1)} ${y.toFixed(1)}h0`
    })
    return {
      projection: fitted,
      placeOf: places.placeOf,
      path: dots.join(''),
      viewBox: `0 0 ${fitted.width.toFixed(0)} ${fitted.height.toFixed(0)}`,
      count: positions.length,
    }
  }, [stations])
  const point = here && projection.project(here)
  return (
    <chakra.div position="relative">
      <Dots {...{ path, count, viewBox }} />
      <chakra.svg
        role="img"
        aria-label={`Map of ${formatNumber(count)} stations. The listed ones stand out.`}
        viewBox={viewBox}
        position="relative"
        width="full"
        maxHeight="32rem"
        fill="none"
      >
        {listed.map(({ station }) => {
          const position = placeOf(station)
          if (!position) return null
          const { x, y } = projection.project(position)
          return (
            <chakra.circle
              key={station._id}
              cx={x}
              cy={y}
              r="5"
              css={{
                fill: 'brand.solid',
                stroke: 'bg.panel',
                [forced]: { fill: 'Highlight', stroke: 'Canvas' },
              }}
              strokeWidth="1.5"
            >
              <title>{`${station.name} (${station.code})`}</title>
            </chakra.circle>
          )
        })}
        {point && (
          <chakra.circle
            cx={point.x}
            cy={point.y}
            r="9"
            strokeWidth="3"
            css={{ stroke: 'accent.solid', [forced]: { stroke: 'CanvasText' } }}
          >
            <title>{hereName}</title>
          </chakra.circle>
        )}
      </chakra.svg>
    </chakra.div>
  )
})

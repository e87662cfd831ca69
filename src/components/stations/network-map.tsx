import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { type Position, positionOf, projectionOf } from '@/domain/geo'
import type { Station } from '@/domain/station'

const width = 600
const margin = 12

/**
 * Every station as a dot, the listed ones larger. Drawn from the coordinates alone: no tiles, nobody else is asked.
 * It adds nothing that the list beside it does not say, so it is one picture for whoever cannot see it.
 */
export function NetworkMap({
  stations,
  listed,
  here,
}: {
  stations: readonly Station[]
  listed: readonly Station[]
  here?: Position | undefined
}) {
  const drawing = useMemo(() => {
    const positions = stations.flatMap((station) => positionOf(station) ?? [])
    const projection = projectionOf(positions, width, margin)
    const dots = positions.map((position) => {
      const { x, y } = projection.project(position)
      return `M${x.toFixed(1)} ${y.toFixed(1)}h0`
    })
    return { projection, path: dots.join('') }
  }, [stations])
  const { projection, path } = drawing
  const point = here && projection.project(here)
  return (
    <chakra.svg
      role="img"
      aria-label={`Map of ${stations.length} stations. The listed ones stand out.`}
      viewBox={`0 0 ${projection.width.toFixed(0)} ${projection.height.toFixed(0)}`}
      width="full"
      maxHeight="32rem"
      fill="none"
      strokeLinecap="round"
    >
      <chakra.path d={path} strokeWidth="5" css={{ stroke: 'gray.400' }} />
      {listed.map((station) => {
        const position = positionOf(station)
        if (!position) return null
        const { x, y } = projection.project(position)
        return (
          <chakra.circle
            key={station._id}
            cx={x}
            cy={y}
            r="5"
            css={{ fill: 'brand.solid', stroke: 'bg.panel' }}
            strokeWidth="1.5"
          >
            <title>{`${station.name} (${station.code})`}</title>
          </chakra.circle>
        )
      })}
      {point && (
        <chakra.circle cx={point.x} cy={point.y} r="9" strokeWidth="3" css={{ stroke: 'accent.solid' }}>
          <title>The place distances are measured from</title>
        </chakra.circle>
      )}
    </chakra.svg>
  )
}

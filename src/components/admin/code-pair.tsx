import { Bdi } from '@/components/ui/bdi'
import type { StationRef } from '@/domain/stations/station'

const codeOf = (station: StationRef | null | undefined) => station?.code ?? station?.name ?? '—'

/** From where to where, as short as a table needs it: 'PUNE → CSMT'. */
export const CodePair = ({ from, to }: Record<'from' | 'to', StationRef | null | undefined>) => (
  <Bdi>{`${codeOf(from)} → ${codeOf(to)}`}</Bdi>
)

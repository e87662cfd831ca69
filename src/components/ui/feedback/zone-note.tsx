import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { timeZone } from '@/lib/config'

/** Dates too: zones that are a day apart show the same time. Names would not do, as some zones have two. */
const clocksIn = (zone: string | undefined, now: Date) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(now)

function isElsewhere() {
  const now = new Date()
  return clocksIn(undefined, now) !== clocksIn(timeZone, now)
}

/** Names the railway's zone to a viewer whose clocks show another time. */
export function ZoneNote() {
  const [elsewhere] = useState(isElsewhere)
  if (!elsewhere) return null
  return (
    <chakra.p my="2" textStyle="small" color="fg.muted">
      Times are in the railway’s zone, {timeZone}.
    </chakra.p>
  )
}

import { type SubmitEventHandler, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getSession } from '@/auth/session-store'
import type { Station } from '@/domain/stations/station'
import { stationNamed, stationText, stationWithCode } from '@/domain/stations/station-search'
import { addDays } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { retype, takeUpForm } from '@/lib/early'
import { rememberStations } from '@/components/stations/recent-stations'
import { type PlannerField, type PlannerFields, plannerErrors } from './planner-form.schema'
import type { PlannerSearch } from '../question/planner-search'

/** What the form puts into the address. */
export type PlannerAsked = Required<Pick<PlannerSearch, 'from' | 'to' | 'date' | 'passengers'>> &
  Pick<PlannerSearch, 'after'>

/**
 * The station that was picked, else the one that the text names. Among some of the stations a name may fit one alone that
 * fits another of those to come: until then only a code does.
 */
function found(
  stations: readonly Station[],
  coming: boolean,
  { text, station }: PlannerFields['from'],
  code: string | undefined,
) {
  const named = station ?? (coming ? stationWithCode(stations, text) : stationNamed(stations, text))
  return { text: named && text === code ? stationText(named) : text, station: named }
}

const startOf = (search: PlannerSearch) => ({
  from: { text: search.from ?? '', station: undefined as Station | undefined },
  to: { text: search.to ?? '', station: undefined as Station | undefined },
  date: search.date,
  after: search.after,
  passengers: search.passengers ?? 1,
})

/** What is typed is the form's own until Search puts it into the address. */
export function usePlannerForm({
  stations,
  stationsComing,
  search,
  today,
  onSearch,
}: {
  stations: readonly Station[]
  stationsComing: boolean
  search: PlannerSearch
  today: CalendarDate | undefined
  onSearch: (asked: PlannerAsked) => void
}) {
  const [typed, setTyped] = useState(() => startOf(search))
  const [errors, setErrors] = useState<Partial<Record<PlannerField, string>>>({})
  const [announcement, setAnnouncement] = useState('')
  const form = useRef<HTMLFormElement>(null)

  // Another address is another start. The form itself stays, and with it the focus on the button just pressed.
  const address = JSON.stringify([search.from, search.to, search.date, search.after, search.passengers])
  const [start, setStart] = useState(address)
  if (address !== start) {
    setStart(address)
    setTyped(startOf(search))
    setErrors({})
  }

  const from = found(stations, stationsComing, typed.from, search.from)
  const to = found(stations, stationsComing, typed.to, search.to)
  const { after, passengers } = typed
  const date = typed.date ?? (today === undefined ? '' : addDays(today, 1))
  const values = { ...typed, date, from, to }
  // What the last press on Search found wrong is shown until it is right, whichever field made it so.
  const wrong = plannerErrors(values, today ?? '', stationsComing)
  const pressedEarly = useRef(false)
  useLayoutEffect(
    () =>
      takeUpForm(retype, () => {
        pressedEarly.current = true
      }),
    [],
  )
  useEffect(() => {
    if (stationsComing || !pressedEarly.current) return
    pressedEarly.current = false
    form.current?.requestSubmit()
  }, [stationsComing])
  const change = (next: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...next }))
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    setErrors(wrong)
    const first = (['from', 'to', 'date'] as const).find((field) => wrong[field])
    if (first) form.current?.querySelector<HTMLElement>(`#planner-${first}`)?.focus()
    else if (from.station && to.station) {
      const { user } = getSession()
      if (user) rememberStations(user._id, [from.station.code, to.station.code])
      onSearch({ from: from.station.code, to: to.station.code, date, after, passengers })
    }
  }
  return {
    form,
    values,
    change,
    submit,
    /** What was done without being seen. */
    announcement,
    errorOf: (field: PlannerField) => wrong[field] && errors[field],
    /** What a station field takes. */
    stationField: (end: 'from' | 'to') => ({
      stations,
      coming: stationsComing,
      text: values[end].text,
      onTextChange: (text: string) => change({ [end]: { text, station: undefined } }),
      onPick: (station: Station) => change({ [end]: { text: stationText(station), station } }),
      error: wrong[end] && errors[end],
    }),
    swap: () => {
      change({ from: to, to: from })
      setErrors({})
      setAnnouncement(`Swapped: from ${to.text || 'nowhere yet'} to ${from.text || 'nowhere yet'}`)
    },
  }
}

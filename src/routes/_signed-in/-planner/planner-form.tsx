import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowUpDown, Search } from 'lucide-react'
import { type SubmitEventHandler, useRef, useState } from 'react'
import { stationNamed, stationText, StationField } from '@/components/stations/station-field'
import { Button } from '@/components/ui/button'
import { DateField } from '@/components/ui/date-field'
import { SelectField } from '@/components/ui/select-field'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { addDays, nextWeekday } from '@/domain/calendar'
import type { Station } from '@/domain/station'
import { formatDay } from '@/lib/format'
import { type PlannerField, type PlannerFields, plannerErrors } from './planner-form.schema'
import type { PlannerSearch } from './planner-search'

const partySizes = [1, 2, 3, 4, 5, 6].map((size) => ({
  value: String(size),
  label: size === 1 ? '1 passenger' : `${size} passengers`,
}))

const chosen = (stations: readonly Station[], code: string | undefined): PlannerFields['from'] => {
  const station = stations.find((candidate) => candidate.code === code)
  return { text: station ? stationText(station) : (code ?? ''), station }
}

/** From, to, date and party. What is typed is the form's own until Search puts it into the address. */
export function PlannerForm({
  stations,
  search,
  today,
  onSearch,
}: {
  stations: readonly Station[]
  search: PlannerSearch
  today: string
  onSearch: (search: Required<Pick<PlannerSearch, 'from' | 'to' | 'date' | 'passengers'>>) => void
}) {
  const [from, setFrom] = useState(() => chosen(stations, search.from))
  const [to, setTo] = useState(() => chosen(stations, search.to))
  const [date, setDate] = useState(search.date ?? addDays(today, 1))
  const [passengers, setPassengers] = useState(search.passengers ?? 1)
  const [errors, setErrors] = useState<Partial<Record<PlannerField, string>>>({})
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)

  // Another address is another start. The form itself stays, and with it the focus on the button just pressed.
  const address = JSON.stringify([search.from, search.to, search.date, search.passengers])
  const [start, setStart] = useState(address)
  if (address !== start) {
    setStart(address)
    setFrom(chosen(stations, search.from))
    setTo(chosen(stations, search.to))
    setDate(search.date ?? addDays(today, 1))
    setPassengers(search.passengers ?? 1)
    setErrors({})
  }

  // What the last press on Search found wrong is said until it is right, whichever field made it so.
  const wrong = plannerErrors({ from, to, date }, today)
  const errorOf = (field: PlannerField) => wrong[field] && errors[field]
  const swap = () => {
    setFrom(to)
    setTo(from)
    setErrors({})
    setSaid(`Swapped: from ${to.text || 'nowhere yet'} to ${from.text || 'nowhere yet'}`)
  }
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    setErrors(wrong)
    const first = (['from', 'to', 'date'] as const).find((field) => wrong[field])
    if (first) form.current?.querySelector<HTMLElement>(`#planner-${first}`)?.focus()
    else if (from.station && to.station) {
      onSearch({ from: from.station.code, to: to.station.code, date, passengers })
    }
  }
  const quickDates = [
    { label: 'Today', date: today },
    { label: 'Tomorrow', date: addDays(today, 1) },
    { label: 'Saturday', date: nextWeekday(addDays(today, 2), 'Sat') },
  ]

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate role="search" aria-label="Journey">
      <Grid>
        <StationField
          id="planner-from"
          label="From"
          stations={stations}
          text={from.text}
          onTextChange={(text) => setFrom({ text, station: stationNamed(stations, text) })}
          onPick={(station) => setFrom({ text: stationText(station), station })}
          error={errorOf('from')}
        />
        <chakra.div pt={{ base: '0', lg: '7' }} justifySelf={{ base: 'end', lg: 'center' }}>
          <Button icon aria-label="Swap from and to" onClick={swap}>
            <ArrowUpDown aria-hidden />
          </Button>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </chakra.div>
        <StationField
          id="planner-to"
          label="To"
          stations={stations}
          text={to.text}
          onTextChange={(text) => setTo({ text, station: stationNamed(stations, text) })}
          onPick={(station) => setTo({ text: stationText(station), station })}
          error={errorOf('to')}
        />
        <div>
          <DateField
            id="planner-date"
            label="Date"
            min={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            error={errorOf('date')}
          />
          <chakra.div
            role="group"
            aria-label="Quick dates"
            display="flex"
            flexWrap={{ base: 'wrap', lg: 'nowrap' }}
            gap="1"
            mt="1.5"
          >
            {quickDates.map((quick) => (
              <Button
                key={quick.label}
                size="sm"
                variant="plain"
                aria-pressed={date === quick.date}
                css={{ '&[aria-pressed=true]': { bg: 'brand.subtle' } }}
                onClick={() => setDate(quick.date)}
              >
                {quick.label}
                <VisuallyHidden>, {formatDay(quick.date)}</VisuallyHidden>
              </Button>
            ))}
          </chakra.div>
        </div>
        <SelectField
          id="planner-passengers"
          label="Passengers"
          options={partySizes}
          value={String(passengers)}
          onChange={(event) => setPassengers(Number(event.target.value))}
        />
        <chakra.div pt={{ base: '1', lg: '7' }}>
          <Button type="submit" variant="solid" width="full">
            <Search aria-hidden /> Search
          </Button>
        </chakra.div>
      </Grid>
    </chakra.form>
  )
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'minmax(0, 1fr) auto minmax(0, 1fr) 11rem 9.5rem auto',
    },
  },
})

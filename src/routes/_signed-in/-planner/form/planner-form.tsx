import { chakra } from '@chakra-ui/react/styled-system'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Search from 'lucide-react/icons/search'
import { StationField } from '@/components/stations/station-field'
import { Button } from '@/components/ui/button'
import { DateField } from '@/components/ui/form/text-field'
import { SelectField } from '@/components/ui/form/select-field'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Station } from '@/domain/stations/station'
import { quickDays } from '@/domain/time/calendar'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { clockOf } from '@/domain/time/clock'
import { formatDay } from '@/lib/text/format'
import type { PlannerSearch } from '../question/planner-search'
import { type PlannerAsked, usePlannerForm } from './use-planner-form'

const partySizes = [1, 2, 3, 4, 5, 6].map((size) => ({
  value: String(size),
  label: size === 1 ? '1 passenger' : `${size} passengers`,
}))

/** The full hours, and the one that an address has besides. */
const startsWith = (after: string | undefined) => {
  const hours = Array.from({ length: 23 }, (_, hour) => clockOf((hour + 1) * 60).replace(':', '.'))
  return [...new Set(after ? [...hours, after] : hours)]
    .toSorted()
    .map((time) => ({ value: time, label: `After ${time.replace('.', ':')}` }))
}

/** By the room of the form and not of the window, of which the studio may take a part. */
const inLine = '@container (min-width: 48rem)'

/** From, to, date, time and party. */
export function PlannerForm(props: {
  stations: readonly Station[]
  /** More of them are on their way. */
  stationsComing: boolean
  search: PlannerSearch
  /** Undefined in the page that is written at build time. */
  today: CalendarDate | undefined
  onSearch: (asked: PlannerAsked) => void
}) {
  const { today } = props
  const { form, values, change, submit, announcement, errorOf, stationField, swap } = usePlannerForm(props)
  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      noValidate
      role="search"
      aria-label="Journey"
      containerType="inline-size"
      // Its lists of stations lie over what comes after it.
      position="relative"
      zIndex="1"
    >
      <Grid>
        <StationField id="planner-from" label="From" {...stationField('from')} />
        <chakra.div css={{ justifySelf: 'end', [inLine]: { pt: '26px', justifySelf: 'center' } }}>
          <Button icon aria-label="Swap from and to" onClick={swap}>
            <ArrowUpDown aria-hidden />
          </Button>
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </chakra.div>
        <StationField id="planner-to" label="To" {...stationField('to')} />
        <div>
          <DateField
            id="planner-date"
            label="Date"
            min={today}
            value={values.date}
            onChange={(event) => change({ date: event.target.value })}
            error={errorOf('date')}
          />
          <QuickDates today={today} date={values.date} onChoose={(date) => change({ date })} />
        </div>
        <Pair>
          <SelectField
            id="planner-passengers"
            label="Passengers"
            options={partySizes}
            value={String(values.passengers)}
            onChange={(event) => change({ passengers: Number(event.target.value) })}
          />
          <SelectField
            id="planner-after"
            label="Leave"
            placeholder="Any time"
            options={startsWith(values.after)}
            value={values.after ?? ''}
            onChange={(event) => change({ after: event.target.value || undefined })}
          />
        </Pair>
        <chakra.div css={{ pt: '1', [inLine]: { pt: '26px' } }}>
          <Button type="submit" variant="solid" width="full">
            <Search aria-hidden /> Search
          </Button>
        </chakra.div>
      </Grid>
    </chakra.form>
  )
}

function QuickDates({
  today,
  date,
  onChoose,
}: {
  today: CalendarDate | undefined
  date: string
  onChoose: (date: string) => void
}) {
  return (
    <chakra.div
      role="group"
      aria-label="Quick dates"
      display="flex"
      gap="1"
      mt="1.5"
      css={{ flexWrap: 'wrap', [inLine]: { flexWrap: 'nowrap', '& > *': { px: '1' } } }}
    >
      {today === undefined && (
        <Button size="sm" variant="plain" visibility="hidden">
          Today
        </Button>
      )}
      {today !== undefined &&
        quickDays(today).map(({ label, day, isFar }) => (
          <Button
            key={label}
            size="sm"
            variant="plain"
            aria-pressed={date === day}
            css={{ '&[aria-pressed=true]': { bg: 'brand.subtle' } }}
            onClick={() => onChoose(day)}
          >
            {isFar ? <VisuallyHidden>{label}, </VisuallyHidden> : label}
            {isFar ? formatDay(day) : <VisuallyHidden>, {formatDay(day)}</VisuallyHidden>}
          </Button>
        ))}
    </chakra.div>
  )
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [inLine]: {
      gap: '2',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) 12.5rem 10rem auto',
    },
  },
})

/** Beside each other on phones; in the line of a desktop one below the other, as the quick dates are below the date. */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: '1.15fr 1fr',
    [inLine]: { gridTemplateColumns: '1fr', '& > :last-of-type > label': { srOnly: true } },
  },
})

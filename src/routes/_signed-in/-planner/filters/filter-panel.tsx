import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { defaultMinChangeMinutes } from '@/domain/journeys/change-time'
import { fareLimits } from '@/domain/journeys/journey-filter'
import type { JourneyFacts } from '@/domain/journeys/journey-option'
import { dayParts } from '@/domain/time/day-part'
import { formatMoney } from '@/lib/text/format'
import { minutesOf, arrivalWords, dayPartWords, seatWords } from './planner-filter'
import { changeTimes, type PlannerSearch, type Refine } from '../question/planner-search'

export interface FilterPanelProps {
  search: PlannerSearch
  /** Every journey found, those that the filters leave out among them. */
  found: readonly JourneyFacts[]
  onRefine: Refine
}

const arrivals = ['09.00', '12.00', '15.00', '18.00', '21.00', '30.00', '33.00', '36.00', '42.00', '48.00']

/** A list with one more in it or one less; an empty one is none. */
function toggled<T>(list: readonly T[] | undefined, one: T, on: boolean): T[] | undefined {
  const rest = (list ?? []).filter((other) => other !== one)
  if (on) return [...rest, one]
  return rest.length > 0 ? rest : undefined
}

/** Every filter of the planner. What is chosen is in the address at once, and the focus stays where it is (TRN-2). */
export function FilterPanel({ search, found, onRefine }: FilterPanelProps) {
  const { type, time, arriveBy, fare, seats, changes, minChange, passengers } = search
  const types = [...new Set([...found.flatMap((option) => option.types), ...(type ?? [])])]
    .filter(Boolean)
    .toSorted()
  const fares = [...new Set([...fareLimits(found), ...(fare === undefined ? [] : [fare])])].toSorted(
    (a, b) => a - b,
  )
  const byTimes = [...new Set([...arrivals, ...(arriveBy === undefined ? [] : [arriveBy])])].toSorted(
    (a, b) => minutesOf(a) - minutesOf(b),
  )
  // Of what the address says by now: two quick presses come before the next drawing.
  const choose = <List extends 'time' | 'type'>(
    list: List,
    one: NonNullable<PlannerSearch[List]>[number],
    on: boolean,
  ) => onRefine((now) => ({ [list]: toggled<typeof one>(now[list], one, on) }))
  return (
    <chakra.div display="grid" gap="4">
      <SelectField
        id="filter-changes"
        label="Changes"
        placeholder="Direct trains first"
        value={changes === undefined ? '' : String(changes)}
        onChange={(event) =>
          onRefine({ changes: event.target.value ? Number(event.target.value) : undefined })
        }
        options={[
          { value: '0', label: 'Direct trains only' },
          { value: '1', label: 'Up to 1 change' },
          { value: '2', label: 'Up to 2 changes' },
        ]}
      />
      <SelectField
        id="filter-min-change"
        label="Time for each change"
        value={String(minChange ?? defaultMinChangeMinutes)}
        onChange={(event) => {
          const minutes = Number(event.target.value)
          onRefine({ minChange: minutes === defaultMinChangeMinutes ? undefined : minutes })
        }}
        options={changeTimes.map((minutes) => ({
          value: String(minutes),
          label: `At least ${minutes} minutes`,
        }))}
      />
      <Group legend="Departure">
        {dayParts.map((part) => (
          <CheckboxField
            key={part}
            id={`filter-time-${part}`}
            label={`${dayPartWords[part].name}, ${dayPartWords[part].hours}`}
            checked={time?.includes(part) ?? false}
            onChange={(event) => choose('time', part, event.target.checked)}
          />
        ))}
      </Group>
      <SelectField
        id="filter-arrival"
        label="Arrival"
        placeholder="At any time"
        value={arriveBy ?? ''}
        onChange={(event) => onRefine({ arriveBy: event.target.value || undefined })}
        options={byTimes.map((value) => ({ value, label: `By ${arrivalWords(value)}` }))}
      />
      {types.length > 0 && (
        <Group legend="Train type">
          {types.map((one) => (
            <CheckboxField
              key={one}
              id={`filter-type-${one}`}
              label={one}
              checked={type?.includes(one) ?? false}
              onChange={(event) => choose('type', one, event.target.checked)}
            />
          ))}
        </Group>
      )}
      <SelectField
        id="filter-fare"
        label="Fare per passenger"
        placeholder="Any fare"
        value={fare === undefined ? '' : String(fare)}
        onChange={(event) => onRefine({ fare: Number(event.target.value) || undefined })}
        options={fares.map((limit) => ({ value: String(limit), label: `Up to ${formatMoney(limit)}` }))}
      />
      <Group legend="Seats">
        <CheckboxField
          id="filter-seats"
          label={seatWords(passengers)}
          hint="Trains that could not be checked stay in the list."
          checked={seats !== undefined}
          onChange={(event) => onRefine({ seats: event.target.checked ? 'free' : undefined })}
        />
      </Group>
    </chakra.div>
  )
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <chakra.fieldset minWidth="0" border="0" p="0" m="0">
    <chakra.legend mb="1" p="0" fontWeight="medium">
      {legend}
    </chakra.legend>
    {children}
  </chakra.fieldset>
)

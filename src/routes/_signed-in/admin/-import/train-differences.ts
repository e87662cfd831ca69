import { type Cells, changedCells } from '@/domain/admin/change-log'
import type { Difference } from '@/domain/admin/rehearsal'
import type { StationIndex } from '@/domain/stations/station-index'
import type { Train } from '@/domain/trains/train'
import { withStationNames } from '@/domain/trains/train-input'
import { stopsText, stopTexts } from '@/domain/trains/train-stop-text'
import { stopsOf } from '@/domain/trains/train-stops'
import { arrivalDayOffset, clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { trainResource } from '@/mutations/outbox/outbox-api'

function arrivesAt({ departureTime, arrivalTime }: Train): string {
  const day = arrivalDayOffset(departureTime, arrivalTime, timeZone)
  const clock = clockTime(arrivalTime, timeZone) ?? arrivalTime
  return day > 0 ? `${clock} +${day}` : clock
}

const codes =
  ({ codeOf }: StationIndex) =>
  (_id: string) =>
    codeOf({ _id })

function plainCells(train: Train, stations: StationIndex): Cells {
  const { Stops: _, ...cells } = trainResource.cellsOf(withStationNames(train, stations.refOf))
  return { ...cells, Arrives: arrivesAt(train) }
}

/** What is to be read of a new train, its times at each stop included. */
export function cellsOfTrain(train: Train, stations: StationIndex): Cells {
  const stops = train.route.length > 0 && stopsText(stopsOf(train, timeZone), codes(stations))
  return { ...plainCells(train, stations), ...(stops !== false && { Stops: stops }) }
}

/** Stop by stop where the train calls at the same stations as before, else all of them at once. */
function stopDifferences(before: Train, after: Train, stations: StationIndex): Difference[] {
  if (before.route.length === 0 && after.route.length === 0) return []
  const [was, is] = [stopsOf(before, timeZone), stopsOf(after, timeZone)]
  const [old, now] = [stopTexts(was, codes(stations)), stopTexts(is, codes(stations))]
  const staysPut =
    was.length === is.length && was.every(({ station }, index) => station === is[index]?.station)
  if (!staysPut) return [{ field: 'Stops', before: old.join('; '), after: now.join('; ') }]
  return now.flatMap((after_, index) =>
    old[index] === after_ ? [] : [{ field: `Stop ${index + 1}`, before: old[index] ?? null, after: after_ }],
  )
}

/** Field by field, with every stop that changes. */
export function trainDifferences(before: Train, after: Train, stations: StationIndex): Difference[] {
  const cells = changedCells(plainCells(before, stations), plainCells(after, stations))
  return [...differencesOf(cells.before, cells.after), ...stopDifferences(before, after, stations)]
}

/** Field by field, of cells that differ. */
export const differencesOf = (before: Cells, after: Cells): Difference[] =>
  Object.keys({ ...before, ...after }).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }))

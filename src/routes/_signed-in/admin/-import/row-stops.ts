import type { RowProblem } from '@/domain/admin/rehearsal'
import type { StationIndex } from '@/domain/stations/station-index'
import { impliedDay, readArrival, readClock, readStops, stopForm } from '@/domain/trains/train-stop-text'
import { emptyStop, type StopFields } from '@/domain/trains/train-stops'
import type { RowCells } from './row-cells'
import { trimmed } from '@/lib/text/text'

export interface RowStops {
  stops: StopFields[]
  problems: RowProblem[]
  /** The row gives every stop; else it speaks of the two ends alone. */
  areGiven: boolean
}

/** Stations as the server has them, and those that are staged but not made yet. */
export interface KnownStations {
  made: StationIndex
  staged: StationIndex
}

function unknownWords(text: string, { made, staged }: KnownStations): string {
  const codes = made.codesLike(text)
  if (codes.length > 1) {
    return `Station ${text} may be ${codes.join(' or ')}, as spreadsheets drop zeros in front: write its id`
  }
  return staged.idOf(text) === undefined ? `There is no station ${text}` : `Station ${text} is not sent yet`
}

/**
 * A train's stops with what a row says other than is known of it. The ends stand there twice: who changes them in one
 * place means them in the other as well.
 * @param before what is known; for a new train, two empty stops
 */
export function rowStops(cells: RowCells, before: readonly StopFields[], stations: KnownStations): RowStops {
  const problems: RowProblem[] = []
  const say = (column: string, words: string) => void problems.push(cells.problem(column, words))
  const said = (column: string) => trimmed(cells.other(column) ?? '') || undefined

  function stationOf(column: string, text: string, where = ''): string {
    const id = stations.made.idOf(text)
    if (id === undefined && text !== '') {
      say(column, where + unknownWords(text, stations))
    }
    return id ?? ''
  }

  const [source, destination] = [said('source'), said('destination')]
  const [departure, arrival] = [said('departure'), said('arrival')]
  const text = said('stops')
  if (text === undefined) {
    const stops = before.map((stop) => ({ ...stop }))
    const first = stops[0] ?? { ...emptyStop }
    const last = stops.at(-1) ?? { ...emptyStop }
    if (source !== undefined) first.station = stationOf('source', source)
    if (destination !== undefined) last.station = stationOf('destination', destination)
    if (departure !== undefined) first.departure = readClock(departure)
    const arrivalSaid = cells.text('arrival')?.trim()
    if ((departure !== undefined || arrival !== undefined) && arrivalSaid) {
      const read = readArrival(arrivalSaid)
      last.arrival = read.arrival
      last.day = String(read.day ?? impliedDay(first.departure, last.arrival))
    }
    return { stops, problems, areGiven: false }
  }

  const read = readStops(text)
  const stops = read.map((stop, index) => {
    if (stop) return { ...stop, station: stationOf('stops', stop.station, `Stop ${index + 1}: `) }
    say('stops', `Stop ${index + 1} cannot be read: write it as ${stopForm}`)
    return { ...emptyStop }
  })
  const [first, last] = [stops[0], stops.at(-1)]
  if (stops.length < 2 || !first || !last) say('stops', 'A train has at least two stops')
  else if (problems.length === 0) {
    const [start, end] = [read[0]?.station ?? '', read.at(-1)?.station ?? '']
    const differs = (column: string, is: boolean, words: string) =>
      is && say(column, `The stops say ${words}`)
    const isOther = (column: string, end_: string | undefined, id: string) =>
      end_ !== undefined && stationOf(column, end_) !== id
    differs('source', isOther('source', source, first.station), start)
    differs('destination', isOther('destination', destination, last.station), end)
    differs('departure', departure !== undefined && readClock(departure) !== first.departure, first.departure)
    const told = arrival === undefined ? undefined : readArrival(arrival)
    const isLater = told?.day !== undefined && String(told.day) !== last.day
    differs(
      'arrival',
      told !== undefined && (told.arrival !== last.arrival || isLater),
      `${last.arrival} +${last.day}`,
    )
  }
  return { stops, problems, areGiven: true }
}

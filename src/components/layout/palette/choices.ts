import List from 'lucide-react/icons/list'
import MapPin from 'lucide-react/icons/map-pin'
import Ticket from 'lucide-react/icons/ticket'
import TrainFront from 'lucide-react/icons/train-front'
import type { LucideIcon } from 'lucide-react'
import { bookingIn } from '@/domain/bookings/pnr-in-text'
import { stationLabel, type Station } from '@/domain/stations/station'
import { searchText } from '@/domain/search/fold'
import { hasWords, queryOf } from '@/domain/search/query'
import { searchStations } from '@/domain/stations/station-search'
import type { Train } from '@/domain/trains/train'
import { findTrains } from '@/domain/trains/train-search'
import { isolated } from '@/lib/text/isolated'
import { trimmed } from '@/lib/text/text'

export interface Choice {
  /** Unique in the palette. */
  key: string
  icon: LucideIcon
  label: string
  /** A second, quieter line. */
  detail?: string | undefined
  /** Stands at the end: a station's code. */
  code?: string | undefined
  /** Words that find it and are not shown. */
  words?: string | undefined
  /** Offered while nothing is typed, too. */
  first?: true
  does: { to: string; params?: Record<string, string>; search?: Record<string, string> } | (() => void)
}

export interface ChoiceGroup {
  name: string
  choices: Choice[]
}

/** More of a kind would be a list to read instead of a choice to make, and would push the next kind out of sight. */
const most = 6

const found = (choices: readonly Choice[], typed: string) =>
  choices
    .filter(({ label, detail, words }) => hasWords(queryOf(typed), searchText([label, detail, words])))
    .slice(0, most)

const trainChoice = ({ _id, trainNumber, name, source, destination }: Train): Choice => ({
  key: `train ${_id}`,
  icon: TrainFront,
  label: [trainNumber, name].filter(Boolean).join(' '),
  detail: `${isolated(stationLabel(source))} to ${isolated(stationLabel(destination))}`,
  does: { to: '/trains/$trainId', params: { trainId: _id } },
})

const stationChoice = ({ _id, name, code, city, state }: Station): Choice => ({
  key: `station ${_id}`,
  icon: MapPin,
  label: name,
  detail: [city, state].filter(Boolean).map(isolated).join(', '),
  code,
  does: { to: '/stations/$stationId', params: { stationId: _id } },
})

/** The best of what was found, and where there is more the page that lists all of it. */
const bestOf = (choices: Choice[], page: 'trains' | 'stations', typed: string): Choice[] =>
  choices.length <= most
    ? choices
    : [
        ...choices.slice(0, most),
        {
          key: `all ${page}`,
          icon: List,
          label: `All ${page} with “${typed}”`,
          does: { to: `/${page}`, search: { q: typed } },
        },
      ]

const bookingChoice = (meant: { pnr: string } | { bookingId: string }): Choice => ({
  key: 'pnr',
  icon: Ticket,
  ...('pnr' in meant
    ? { label: `Look up PNR ${meant.pnr}`, does: { to: '/bookings/pnr/$pnr', params: meant } }
    : { label: 'Open this booking', does: { to: '/bookings/$bookingId', params: meant } }),
})

/** Everything that fits what was typed, by kind; while nothing is typed, the pages and actions to choose from. */
export function groupsFor(
  typed: string,
  {
    pages,
    actions,
    trains = [],
    stations = [],
  }: {
    pages: readonly Choice[]
    actions: readonly Choice[]
    trains?: readonly Train[] | undefined
    stations?: readonly Station[] | undefined
  },
): ChoiceGroup[] {
  const text = trimmed(typed)
  const meant = bookingIn(text)
  const booking = meant ? [{ name: 'Booking by PNR', choices: [bookingChoice(meant)] }] : []
  // A word of six to ten letters is more likely a name than a PNR.
  const pnrFirst = meant !== undefined && (!('pnr' in meant) || /\d/.test(meant.pnr))
  const others: ChoiceGroup[] =
    text === ''
      ? [
          { name: 'Pages', choices: pages.filter(({ first }) => first) },
          { name: 'Actions', choices: [...actions] },
        ]
      : [
          { name: 'Pages', choices: found(pages, text) },
          {
            name: 'Trains',
            choices: bestOf(findTrains(trains, text, most + 1).map(trainChoice), 'trains', text),
          },
          {
            name: 'Stations',
            choices: bestOf(searchStations(stations, text, most + 1).map(stationChoice), 'stations', text),
          },
          { name: 'Actions', choices: found(actions, text) },
        ]
  return [...(pnrFirst ? booking : []), ...others, ...(pnrFirst ? [] : booking)].filter(
    ({ choices }) => choices.length > 0,
  )
}

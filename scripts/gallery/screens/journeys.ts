import { press, scroll, search, stationId, trainId } from '../records.ts'
import type { Screen } from '../views.ts'

const [rajdhani, deccanQueen] = [trainId('12951'), trainId('12124')]

/** From the search to the train. */
export const journeys: readonly Screen[] = [
  {
    name: 'dashboard',
    title: 'Dashboard',
    says: 'The next journey first, then the figures, which are marked as sample data.',
    views: ['phone', 'wide'],
    path: '/dashboard',
  },
  {
    name: 'planner',
    title: 'Journey planner',
    says: 'From, to, date, passengers and the hour: in one line where there is room.',
    views: ['phone', 'wide'],
    path: '/plan-journey',
  },
  {
    name: 'results',
    title: 'Trains of a day',
    says: 'Each order names its best value, each train its times, free seats and fare; on a phone the question folds to one line.',
    views: ['phone', 'phone-dark', 'wide', 'wide-dark'],
    path: search,
  },
  {
    name: 'other-days',
    title: 'Seats on other days',
    says: 'Below a train, the seats of the days around the one that was asked for.',
    views: ['phone', 'wide'],
    path: search,
    async steps(page) {
      await press(page, /^Seats on other days/)
      await page.getByText('More days').waitFor()
      await scroll(page, 330)
    },
  },
  {
    name: 'changes',
    title: 'Journey with changes',
    says: 'Three trains with the time at each change; every train is booked on its own.',
    views: ['phone', 'wide'],
    path: '/plan-journey?from=MYS&to=GHY&date=2026-12-02',
    steps: (page) =>
      page
        .getByText(/\d trains, seats and booking/)
        .first()
        .click(),
  },
  {
    name: 'trains',
    title: 'Trains',
    says: 'The whole timetable, searched while typing.',
    views: ['phone', 'wide'],
    path: '/trains',
  },
  {
    name: 'train',
    title: 'One train',
    says: 'Every stop with its times, the seats of the next days, fare and running days.',
    views: ['phone', 'wide'],
    path: `/trains/${rajdhani}`,
  },
  {
    name: 'compare',
    title: 'Comparison',
    says: 'Up to four trains side by side, in a table that a link reproduces.',
    views: ['wide'],
    path: `/trains/compare?trains=${[deccanQueen, trainId('11010'), trainId('12126')].join(',')}&from=PUNE&to=CSMT&date=2026-12-02`,
  },
  {
    name: 'stations',
    title: 'Stations',
    says: 'All stations as a list and, where there is room, as a map of dots.',
    views: ['phone', 'wide'],
    path: '/stations',
  },
  {
    name: 'station',
    title: 'One station',
    says: 'Its departures and arrivals, and the stations nearby.',
    views: ['phone', 'wide'],
    path: `/stations/${stationId('PUNE')}`,
  },
]

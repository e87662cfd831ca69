import { forUsers, type Read } from './card.ts'

const train: Read = { call: 'trains.get', failed: 'Failed to load train details' }
const seats = (at: string): Read => ({
  call: 'trains.seats',
  at,
  failed: 'Failed to check seat availability',
})

export const trainCards = [
  forUsers('/trains', {
    sidebar: 'main',
    reads: [{ call: 'trains.list' }],
    dialogs: [{ what: 'a list without findings', about: 'TRN-4', at: '?q=no%20such%20train&day=Sun' }],
  }),
  forUsers('/trains/compare', {
    about: 'TRN-7',
    search: '?trains=$trainIds',
    reads: [train, seats('?trains=$trainIds&date=$day')],
  }),
  forUsers('/trains/$trainId', { reads: [train, seats('?date=$day')] }),
]

export const stationCards = [
  forUsers('/stations', { sidebar: 'main', reads: [{ call: 'stations.list' }] }),
  forUsers('/stations/$stationId', { reads: [{ call: 'stations.get' }, { call: 'trains.list' }] }),
]

import { fill, fillOnPage, forAdmins, miss, press, see, seeErrors, type Step, tick, unfold } from './card.ts'

const bar = (says: string) => see('region', 'Pending changes', says)
const choose = (...records: string[]) => records.map((record) => tick(`Choose ${record}`))

const durontos = '?type=Duronto'
const free = ['$durontoFree1', '$durontoFree2', '$durontoFree3']
const booked = ['$durontoBooked1', '$durontoBooked2']
/** As one change that waits. */
const remove = (...trains: string[]): Step[] => [
  ...choose(...trains),
  press(/^Delete/),
  press('Delete'),
  bar('not sent yet'),
]

/** What the editors save, and what is deleted, waits for ten seconds first. */
const inEditor = (form: string) => ({ form, in: 'dialog', staged: true }) as const
const deletion = { in: 'alertdialog', button: 'Delete', staged: true } as const

export const adminCards = [
  forAdmins('/admin', { leadsTo: '/admin/dashboard' }),
  forAdmins('/admin/dashboard', {
    hasCharts: true,
    reads: [{ call: 'dashboard' }, { call: 'bookings.listAll' }],
  }),
  forAdmins('/admin/users', {
    sidebar: 'admin',
    reads: [{ call: 'users.list' }],
    decisions: [
      {
        name: 'on a new user',
        call: 'users.create',
        at: '?edit=new',
        steps: [fill('User', { 'Full name': 'Nila Rao', 'E-mail address': 'nila@mail.test' })],
        form: 'User',
        in: 'dialog',
        button: 'Add user',
        done: 'Nila Rao added',
      },
      {
        name: 'on a changed user',
        call: 'users.update',
        at: '?edit=sample-1',
        steps: [fill('User', { 'Full name': 'Nila Rao' })],
        form: 'User',
        in: 'dialog',
        button: 'Save user',
        done: 'Nila Rao saved',
      },
      {
        name: 'to delete a user',
        call: 'users.delete',
        steps: [press(/^Delete /)],
        in: 'alertdialog',
        button: 'Delete user',
        done: /deleted$/,
        toast: true,
      },
      { name: 'to switch a user off', call: 'users.setStatus', button: /^Deactivate /, repeatable: true },
    ],
    dialogs: [
      {
        what: 'the editor of a user with its errors',
        about: 'I1',
        at: '?edit=new',
        steps: [press('Add user'), seeErrors],
      },
      {
        what: 'the question before a user is deleted',
        about: 'I1',
        steps: [press(/^Delete /), see('alertdialog')],
      },
    ],
  }),
  forAdmins('/admin/trains', {
    sidebar: 'admin',
    reads: [{ call: 'trains.list' }],
    decisions: [
      {
        name: 'on a new train',
        call: 'trains.create',
        at: '?edit=new',
        steps: [
          fill('Train', { Number: '98765432', Name: 'Owl Mail', Type: 'Express', Seats: '50' }),
          fill('Train', { 'Fare in rupees': '400', Sun: true }),
          fill('Train', { 'Station 1': '$fromCode', 'Leaves, first stop': '06:30' }),
          fill('Train', { 'Station 2': '$toCode', 'Arrives, last stop': '12:30' }),
        ],
        ...inEditor('Train'),
        button: 'Add train',
      },
      {
        name: 'on a changed train',
        call: 'trains.update',
        of: '$trainId',
        at: '?edit=$trainId',
        steps: [fill('Train', { Name: 'Night Express' })],
        ...inEditor('Train'),
        button: 'Save train',
      },
      {
        name: 'to delete a train',
        call: 'trains.delete',
        of: '$freeTrainId',
        at: '?q=$freeTrainNumber',
        steps: [...choose('$freeTrain'), press(/^Delete/)],
        ...deletion,
      },
    ],
    dialogs: [
      {
        what: 'the editor of a train with its errors',
        about: 'J1',
        at: '?edit=$trainId',
        steps: [
          fill('Train', { Number: '' }),
          press('Add a stop after stop 1'),
          press('Save train'),
          seeErrors,
        ],
      },
      {
        what: 'the question before trains are deleted',
        about: 'J2',
        at: durontos,
        steps: [...choose(...free), press(/^Delete/), see('alertdialog', undefined, 'these 3 trains')],
      },
      {
        what: 'chosen rows, and changes that wait',
        about: 'J2 ADM-5',
        at: durontos,
        sends: true,
        clockStopped: true,
        steps: [
          ...remove('$durontoFree1'),
          ...remove('$durontoFree2', '$durontoFree3'),
          ...choose(...booked),
          bar('2 changes not sent yet'),
        ],
      },
      {
        what: 'changes that failed',
        about: 'ADM-2 ADM-5',
        at: durontos,
        sends: true,
        steps: [
          ...remove(...booked),
          press('Send now'),
          bar('1 failed'),
          unfold('Which, and why'),
          // The message of the failure is half-way gone otherwise, and pale.
          miss('toast'),
        ],
      },
      {
        what: 'a change that was not sent',
        about: 'goal G18',
        at: durontos,
        sends: true,
        steps: [...remove('$durontoBooked1'), press('Send now'), bar('Not sent: '), miss('toast')],
      },
      {
        what: 'the change log',
        about: 'J2',
        at: durontos,
        // Nothing is sent before it is undone.
        clockStopped: true,
        steps: [
          ...remove('$durontoFree1', '$durontoFree2'),
          press(/^Undo: /),
          miss('region', 'Pending changes'),
          press('Change log'),
          see('dialog', 'Change log', 'Undone'),
        ],
      },
    ],
  }),
  forAdmins('/admin/stations', {
    sidebar: 'admin',
    reads: [{ call: 'stations.list' }],
    decisions: [
      {
        name: 'on a new station',
        call: 'stations.create',
        at: '?edit=new',
        steps: [
          fill('Station', { Code: 'ESKX', Name: 'Eskil', City: 'Eskil', State: 'Northland' }),
          fill('Station', { Latitude: '12.75', Longitude: '77.5' }),
        ],
        ...inEditor('Station'),
        button: 'Add station',
      },
      {
        name: 'on a changed station',
        call: 'stations.update',
        of: '$stationId',
        at: '?edit=$stationId',
        steps: [fill('Station', { Name: 'Aldun Junction' })],
        ...inEditor('Station'),
        button: 'Save station',
      },
      {
        name: 'to delete a station',
        call: 'stations.delete',
        of: '$stationId',
        at: '?q=$stationCode',
        steps: [...choose('$station'), press(/^Delete/)],
        ...deletion,
      },
    ],
    dialogs: [
      {
        what: 'the editor of a station with its errors',
        about: 'J1',
        at: '?edit=new',
        steps: [press('Add station'), seeErrors],
      },
    ],
  }),
  forAdmins('/admin/bookings', {
    sidebar: 'admin',
    reads: [{ call: 'bookings.listAll' }],
    dialogs: [
      {
        what: 'the panel of a booking',
        about: 'J1',
        at: '?open=$bookingId',
        steps: [see('dialog', /^Booking /)],
      },
      {
        what: 'filters that only a report brings, and views that are kept',
        about: 'ADM-1 ADM-7',
        at: '?pair=NDLS-MMCT&weekday=Mon',
        steps: [
          press('Views'),
          fillOnPage({ 'Name for what is shown now': 'Mondays' }),
          press(/view$/),
          press('Views'),
          see('link', 'Mondays'),
        ],
      },
    ],
  }),
  forAdmins('/admin/reports', { sidebar: 'admin', hasCharts: true, reads: [{ call: 'bookings.listAll' }] }),
  forAdmins('/admin/import', {
    about: 'J3 ADM-6',
    search: '?kind=trains',
    // Once there is a file.
    reads: [
      { call: 'trains.list', later: true },
      { call: 'stations.list', later: true },
    ],
  }),
]

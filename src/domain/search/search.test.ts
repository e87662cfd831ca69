import { expect, test } from 'vitest'
import { searchBookings } from '@/domain/bookings/booking-search'
import { searchStations, stationNamed } from '@/domain/stations/station-search'
import { filterTrains, findTrains } from '@/domain/trains/train-search'
import { aBooking, aStation, aTrain } from '@/test/railway/builders'

/** Whether a name is found among stations, trains and bookings. */
function found(name: string, typed: string) {
  const station = aStation({ code: 'QQZ', name, city: '' })
  const end = { _id: 's1', name, code: 'QQZ' }
  const trains = [aTrain({ trainNumber: '1', name: 'Q', trainType: 'Q', source: end, destination: end })]
  const passenger = { name, age: 30, gender: 'F', seatNumber: null, coach: null }
  const booking = aBooking({ pnr: 'Q', train: null, from: null, to: null, passengers: [passenger] })
  return [
    searchStations([station], typed),
    filterTrains(trains, { q: typed }),
    findTrains(trains, typed, 9),
    searchBookings([booking], typed),
  ].map(({ length }) => length === 1)
}

const pairs: Record<string, [name: string, ...typed: string[]][]> = {
  'letters that Unicode does not take apart': [
    ['Łódź', 'lodz', 'LODZ', 'łódź'],
    ['København', 'kobenhavn', 'københ'],
    ['Đà Nẵng', 'da nang', 'danang', 'Đà Nẵng'.normalize('NFD')],
    ['Groß-Gerau', 'gross', 'groß', 'GROẞ GERAU', 'gross-gerau', 'grossgerau'],
    ['Iğdır', 'igdir', 'IĞDIR', 'ığdır'],
    ['Ærøskøbing', 'aeroskobing', 'æro'],
    ['Lodz', 'Łódź'],
  ],
  'blanks, and what cannot be seen': [
    [
      'New Delhi',
      'new  delhi',
      ' new\u00a0delhi ',
      'new\u200bdelhi',
      'new\u00a0\u200bdelhi',
      'new\u3000delhi',
      'new\tdelhi',
    ],
    [
      'New Delhi',
      'new del\u00adhi',
      'n\u200dew delhi',
      '\u200enew delhi\u200f',
      '\ufeffnew delhi',
      'new\u2028delhi',
    ],
    ['New \u00a0Delhi\u200b', 'new delhi', 'delhi'],
  ],
  signs: [
    [
      'New Delhi',
      'new-delhi',
      'new–delhi',
      'New_Delhi',
      'new.delhi',
      'new/delhi',
      '“new delhi”',
      'new, delhi',
      'new delhi.',
    ],
    ['King’s Cross', "king's cross", 'kings cross', 'king‘s', 'KINGʼS', 'king´s cross', 'king s cross'],
    ["D'Souza", 'dsouza', 'd’souza', 'd souza'],
    ['K.S.R. Bengaluru', 'ksr', 'k.s.r', 'ksr bengaluru'],
    ['KSR Bengaluru', 'k.s.r. bengaluru'],
    ['New Delhi', 'ｎｅｗ　ｄｅｌｈｉ', 'Ｎew'],
    ['Delhi 12', 'delhi १२', 'delhi １２'],
  ],
  'order and joins of words': [
    ['New Delhi', 'delhi new', 'newdelhi', 'new del', 'newd', 'del ne'],
    ['Hubballi Junction', 'hubli jn', 'hublijn', 'jn hubli', 'hublijunction', 'hubli junc', 'hubli j'],
    ['NEWDELHI', 'new delhi'],
    ['Ram Nagar Road', 'road ram', 'ramnagar rd', 'ramnagarroad', 'ram nagar ro'],
  ],
  abbreviations: [
    ['Pune Junction', 'pune jn', 'pune jn.', 'pune jcn', 'pune jct', 'PUNE JUNC', 'punejn'],
    ['PUNE JN', 'pune junction', 'pune junct', 'pune ju', 'punejunction', 'junction pune'],
    ['Agra Cantonment', 'agra cantt', 'agra cant', 'agra cantt.'],
    ['AGRA CANT', 'agra cantonment', 'agra cantt'],
    ['Grant Road', 'grant rd'],
    ['GRANT RD.', 'grant road'],
    ['St. Thomas Mount', 'saint thomas', 'st thomas', 'st.thomas'],
    ['Saint Thomas Mount', 'st thomas', 'st. thomas'],
    ['LOKMANYATILAK T', 'lokmanya tilak terminus', 'lokmanya tilak ter', 'lokmanyatilak terminal'],
    ['Bandra Terminus', 'bandra t', 'bandra ter', 'bandra trm', 'bandra terminal'],
    ['Kanpur Central', 'kanpur ctrl', 'kanpur ctl', 'kanpur cntl'],
    ['MANGALORE CNTL', 'mangaluru central', 'mangalore central'],
    ['N Lakhimpur', 'north lakhimpur'],
    ['North Lakhimpur', 'n lakhimpur', 'lakhimpur n'],
    ['Bengaluru East', 'bangalore e', 'bangalore east'],
    ['Bengaluru City', 'bangalore cy', 'bangalore city'],
    ['Devri P.H.', 'devri halt', 'devri ph', 'devri passenger halt'],
    ['Coast Exp', 'coast express'],
    ['Coast Superfast Express', 'coast sf exp', 'coast s.f. express'],
  ],
  'former names': [
    ['Mysuru Junction', 'mysore', 'mysore junction', 'mysore jn', 'mysorejunction', 'mysor'],
    ['MYSORE JN', 'mysuru', 'mysuru junction', 'mysu'],
    ['Bengaluru Cantonment', 'bangalore cantt', 'bangalorecantt', 'cantt bangalore'],
    ['MGR Chennai Central', 'madras central', 'madras', 'madras ctrl'],
    ['Mumbai Central', 'bombay central', 'bombay'],
    ['KSR Bengaluru', 'bangalore city', 'bangalore'],
    ['Chhatrapati Shivaji Maharaj Terminus', 'victoria terminus', 'csmt', 'bombay vt'],
    ['Pt. Deen Dayal Upadhyaya Junction', 'mughalsarai', 'mughal sarai jn'],
    ['MUGHAL SARAI JN', 'deen dayal upadhyaya', 'pt deen dayal upadhyaya junction'],
  ],
}

test.each(
  Object.entries(pairs).flatMap(([kind, all]) =>
    all.flatMap(([name, ...typed]) => typed.map((words) => [kind, name, words] as const)),
  ),
)('E6: %s: %j is found by %j, wherever one searches', (_kind, name, typed) => {
  expect(found(name, typed)).toEqual([true, true, true, true])
})

test.each([
  ['New Delhi', 'new bombay'],
  ['New Delhi', 'delhi junction'],
  ['New Delhi', 'ned'],
  ['Pune Junction', 'nej'],
  ['Jnana Bharathi', 'junction'],
  ['Rdesh', 'road'],
  ['Stuartpuram', 'saint'],
  ['Sarai Rohilla', 'south rohilla'],
  ['Central', 'cantonment'],
  ['Mumbai Dadar', 'mumbai central'],
  ['Chennai', 'mysore'],
  ['Madurai', 'madras'],
  ['Bengaluru', 'bang alore x'],
  ['Pune', '.*'],
  ['Pune', '...'],
  ['Pune', '🚆'],
  ['Łódź', 'lodx'],
])('E6: %j is not found by %j', (name, typed) => {
  expect(found(name, typed)).toEqual([false, false, false, false])
})

const station = (code: string, name: string, city = '') => aStation({ _id: code, code, name, city })

test('E6: what was typed comes first, then other spellings, then other orders', () => {
  const stations = [
    station('A', 'Delhi Newgarh'),
    station('B', 'Newdelhi Halt'),
    station('C', 'Old New Delhi'),
    station('D', 'New Delhi Junction'),
    station('E', 'Somewhere', 'New Delhi'),
    station('NEW DELHI', 'Xyz'),
    station('G', 'Mysore Road'),
    station('H', 'Mysuru Jn'),
  ]
  const codes = (typed: string) => searchStations(stations, typed).map(({ code }) => code)
  expect(codes('new delhi')).toEqual(['NEW DELHI', 'D', 'C', 'E', 'B', 'A'])
  expect(codes('mysore')).toEqual(['G', 'H'])
})

test('E6: a short answer holds the best of a long one', () => {
  const stations = Array.from({ length: 40 }, (_, n) =>
    station(`K${n}`, ['Jn Road', 'Jnana', 'Junction Town', 'Old Jn', 'Xjn'][n % 5] + ` ${n}`, 'Jn'),
  )
  for (const typed of ['jn', 'junction', 'jn r', 'x']) {
    const all = searchStations(stations, typed, 40)
    expect(searchStations(stations, typed, 7)).toEqual(all.slice(0, 7))
  }
})

test('F1: a station is known by its name in another spelling, where no other has it', () => {
  const stations = [
    station('MYS', 'Mysuru Jn'),
    station('P1', 'Pune Jn'),
    station('P2', 'Pune Junction'),
    station('L', 'Łódź'),
  ]
  const named = (text: string) => stationNamed(stations, text)?.code
  expect(
    ['mysore junction', 'mysuru\u00a0jn.', 'lodz', 'pune jn', 'pune jcn', 'mysore', 'mysore junction x'].map(
      named,
    ),
  ).toEqual(['MYS', 'MYS', 'L', 'P1', undefined, undefined, undefined])
})

/** What a line of the table measures, and how good it has to be. */
export interface Line {
  name: string
  unit: 'ms' | 'kB' | 'MB' | 'frames' | 'answers'
  group: Group
  /** Of ours, and of the reference where it has another name. */
  figure: string
  of?: string
  /** The most that ours may be of the reference. */
  ratio?: number
  /** The most that it may be, in its unit. */
  most?: number
}

export const groups = ['login', 'planner', 'lists', 'nav', 'memory'] as const
export type Group = (typeof groups)[number]

const line =
  (group: Group, unit: Line['unit']) =>
  (name: string, rest: Omit<Line, 'name' | 'unit' | 'group'>): Line => ({
    group,
    unit,
    name,
    ...rest,
  })
const login = line('login', 'ms')
const planner = line('planner', 'ms')
const lists = line('lists', 'ms')
const nav = line('nav', 'ms')

export const lines: Line[] = [
  login('/login: largest paint', { figure: 'login.largestPaint', ratio: 0.4 }),
  login('/login: blocked', { figure: 'login.blocked', ratio: 1 }),
  login('/login: script', { figure: 'login.script', ratio: 1.2 }),
  line('login', 'kB')('/login: JS until painted', { figure: 'login.js', ratio: 1, most: 124 }),

  planner('planner: usable', { figure: 'form.usable', ratio: 1.1 }),
  planner('planner: blocked', { figure: 'form.blocked', of: 'login.blocked', ratio: 1.2 }),
  planner('planner: processor until quiet', { figure: 'form.processor', of: 'login.processor', ratio: 1.5 }),
  line('planner', 'kB')('planner: JS until painted', { figure: 'form.js', of: 'login.js', most: 165 }),
  line('planner', 'answers')('planner: requests until painted', {
    figure: 'form.answers',
    of: 'login.answers',
    most: 8,
  }),

  lists('/trains: first rows, first visit', { figure: 'trains.first.shown', ratio: 1.3 }),
  lists('/trains: first rows, later visits', { figure: 'trains.later.shown', ratio: 0.6 }),
  line('lists', 'kB')('/trains: data until first rows, first visit', {
    figure: 'trains.first.data',
    most: 150,
  }),
  line('lists', 'kB')('/trains: data until first rows, later visits', {
    figure: 'trains.later.data',
    most: 5,
  }),
  lists('/stations: rows, first visit', { figure: 'stations.first.shown', ratio: 1.3 }),
  lists('/stations: rows, later visits', { figure: 'stations.later.shown', ratio: 0.6 }),

  line('nav', 'kB')('/reviews from the dashboard, first time: fetched', {
    figure: 'nav.light.bytes',
    of: 'nav.trains.bytes',
    ratio: 0.3,
  }),
  nav('to the list, pointer seen 150 ms before, first time', { figure: 'nav.trains.first', ratio: 3 }),
  nav('to the list, later', { figure: 'nav.trains.later', ratio: 1.5 }),
  line('nav', 'frames')('to the list, later: frames', { figure: 'nav.trains.laterFrames', most: 1 }),
  nav('to a light page, later', { figure: 'nav.light.later', ratio: 1.3 }),
  line('nav', 'frames')('to a light page, later: frames', { figure: 'nav.light.laterFrames', most: 1 }),

  line('memory', 'MB')('memory over 500 route changes', { figure: 'memory', most: 5 }),
]

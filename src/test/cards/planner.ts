import { fillOnPage, forUsers, miss, press, see, type Step, tick, type, unfold } from './card.ts'

/** The list offers the station first; arrow and Enter choose it. */
const choose = (field: string, code: string): Step[] => [
  fillOnPage({ [field]: code }),
  see('option', undefined, code),
  type('ArrowDown Enter'),
]

const puneToMumbai = '?from=PUNE&to=CSMT&date=$day'

export const plannerCards = [
  forUsers('/journey-planner', { reads: [{ call: 'stations.list' }] }),
  forUsers('/plan-journey', {
    sidebar: 'main',
    reads: [{ call: 'stations.list' }, { call: 'trains.search', at: '?from=$fromCode&to=$toCode&date=$day' }],
    dialogs: [
      {
        what: 'the list of stations',
        about: 'PLN-1',
        steps: [fillOnPage({ From: 'de' }), see('option'), type('ArrowDown')],
      },
      {
        what: 'the errors of the planner',
        about: 'PLN-1',
        steps: [...choose('From', 'MMCT'), ...choose('To', 'MMCT'), press('Search')],
      },
      {
        what: 'the seats of other days, and trains to be compared',
        about: 'SEA-2 TRN-7',
        at: puneToMumbai,
        steps: [
          tick(/^Compare/, 0),
          tick(/^Compare/, 1),
          see('region', 'Trains to compare', '2 of 4'),
          press(/^Seats on other days/),
          miss('text', 'Loading…'),
        ],
      },
      {
        what: 'the filters and, behind them, the filters in use',
        about: 'PLN-2 TRN-2',
        at: `${puneToMumbai}&type=Express&time=morning`,
        widths: [360],
        steps: [press(/^Filters/), see('dialog', 'Filters')],
      },
      {
        what: 'the rule of the labels',
        about: 'PLN-3',
        at: `${puneToMumbai}&changes=1`,
        steps: [press('Labels'), see('region', 'What the labels mean')],
      },
      {
        what: 'the trains of a journey with changes and the rule of its fare',
        about: 'PLN-2 PLN-6',
        at: '?from=MYS&to=GHY&date=$day',
        steps: [
          unfold(/\d trains, seats and booking/),
          see('link', /^Book \d+/),
          press('How the fare is estimated'),
        ],
      },
    ],
  }),
]

import type { calls } from './calls.ts'

/**
 * A screen on one card: everything that the tests of all screens need to know of it. Component and browser tests both read
 * the cards, so a card is plain data.
 */
export interface Card {
  /** As in the route tree; `$trainId` and the like are filled in from the records of whoever reads the card. */
  path: string
  /** The query that the screen is opened with, where it needs one. */
  search?: string
  /** Requirements, for the titles of tests. */
  about: string
  /** Visitors are those who are not signed in. */
  for: 'everybody' | 'visitors' | 'users' | 'admins'
  /** It has no page of its own and leads on to this address. */
  leadsTo?: '/dashboard' | '/admin/dashboard'
  /** The part of the sidebar that links to it. */
  sidebar?: 'main' | 'admin' | 'more'
  hasCharts?: true
  /** The calls that it makes to be shown. */
  reads?: readonly Read[]
  /** Whatever somebody can send from it. */
  decisions?: readonly Decision[]
  /** Whatever else can be opened on it, and what only some query shows. */
  dialogs?: readonly Dialog[]
}

export type Who = 'passenger' | 'reviewer' | 'admin'
export type CallName = keyof typeof calls

export interface Read {
  call: CallName
  /** Asked once the first call has failed. */
  second?: CallName
  /** Where the screen makes the call, if not at its usual address: another query, or a whole address. */
  at?: string
  /** What the screen says when the call has failed, where that is not what the call says. */
  failed?: string
  /** Opening the screen alone does not make the call, or says nothing of its failure. */
  later?: true
}

/** Something that a user decides to have done, once. */
export interface Decision {
  /** In titles: the decision … */
  name: string
  call: CallName
  /** What the call's address names. */
  of?: string
  at?: string
  as?: Who
  /** Up to the last press but one. */
  steps?: readonly Act[]
  /** The form that is sent, also by Enter. */
  form?: string
  /** What the button is in: by default the form, or else the page. */
  in?: 'dialog' | 'alertdialog'
  /** What carries the decision out. */
  button: string | RegExp
  /** Said when it is done. */
  done?: string | RegExp
  /** Said when it has failed; by default what the server or the call says. */
  failed?: string
  /** By how the call ended, where an end is no failure of it. */
  outcomes?: Readonly<Record<string, string | undefined>>
  /** Its failure goes by at the foot of the page. */
  toast?: true
  /** It can be undone for ten seconds, and is sent when they are up or by a press (J2). */
  staged?: true
  /** Another press is another decision, such as to take a like back. */
  repeatable?: true
}

/** Something that a screen shows only once it is opened, or with another query. */
export interface Dialog {
  /** In titles: nothing is wrong with … */
  what: string
  about: string
  at?: string
  steps?: readonly Step[]
  /** The widths that have it; by default all. */
  widths?: readonly number[]
  /** Time stands still, so that nothing staged is sent. */
  clockStopped?: true
  /** Changes what the server has: not where other tests look at the same. */
  sends?: true
}

/** What a field is given; a box or a choice that is `true` is ticked. */
export type Fields = Readonly<Record<string, string | true>>

/** What somebody does to a page in order to decide. */
export type Act =
  | { does: 'press'; name: string | RegExp }
  | { does: 'tick'; name: string | RegExp; nth: number }
  | { does: 'fill'; form: string | undefined; fields: Fields }

/** What somebody does to a page in a browser, and waits for in between. */
export type Step =
  | Act
  | { does: 'follow'; name: string | RegExp }
  | { does: 'type'; keys: string }
  | { does: 'unfold'; text: RegExp | string }
  | { does: 'see' | 'miss'; role: Role; name: string | RegExp | undefined; says: string | RegExp }

type Role = 'alert' | 'alertdialog' | 'dialog' | 'link' | 'menu' | 'option' | 'region' | 'text' | 'toast'

/** A button, by its whole name. */
export const press = (name: string | RegExp): Act => ({ does: 'press', name })
/** A link. */
export const follow = (name: string | RegExp): Step => ({ does: 'follow', name })
/** A box. */
export const tick = (name: string | RegExp, nth = 0): Act => ({ does: 'tick', name, nth })
/** The fields of a form of that name. */
export const fill = (form: string, fields: Fields): Act => ({ does: 'fill', form, fields })
/** Fields that are in no named form. */
export const fillOnPage = (fields: Fields): Act => ({ does: 'fill', form: undefined, fields })
/** A form that is filled in and sent. */
export const sending = (form: string, fields: Fields, button: string) => ({
  steps: [fill(form, fields)],
  form,
  button,
})
/** Keys, with blanks between them. */
export const type = (keys: string): Step => ({ does: 'type', keys })
/** What folds out when it is pressed, by what it says. */
export const unfold = (text: string | RegExp): Step => ({ does: 'unfold', text })
/** Waits for it, and for what it says. */
export const see = (role: Role, name?: string | RegExp, says: string | RegExp = ''): Step => ({
  does: 'see',
  role,
  name,
  says,
})
/** A form says what is wrong with it. */
export const seeErrors = see('alert', 'There is a problem')
/** Waits until it is gone. */
export const miss = (role: Role, name?: string | RegExp): Step => ({ does: 'miss', role, name, says: '' })

/**
 * What the names in addresses, fields and buttons stand for: each kind of test has records of its own. Besides these,
 * `$stationId` and the like name the first record of each table.
 */
export interface Records extends Readonly<Record<string, string>> {
  token: string
  email: string
  password: string
  /** Some to compare, with commas between them. */
  trainIds: string
  /** A train that runs each day. */
  dailyTrainId: string
  /** A train that nobody has booked, with its number and its name in a table. */
  freeTrainId: string
  freeTrainNumber: string
  freeTrain: string
  stationCode: string
  station: string
  pnr: string
  /** A train that the reviewer has reviewed, and one that the passenger has not. */
  reviewedTrainId: string
  unreviewedTrainId: string
  /** A day on which there are trains from one station to the other. */
  day: string
  fromCode: string
  toCode: string
}

/** `stationId` for the first of the stations, and so on for each table. */
export const firstIdsOf = (tables: object) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, [first]]: [string, readonly { _id: string }[]]) => [
      table.replace(/s$/, 'Id'),
      first?._id ?? '',
    ]),
  )

/** Puts records where a text has their names. */
export const filledFrom = (records: Readonly<Record<string, string>>) => (text: string) =>
  text.replaceAll(/\$([a-z]\w*)/gi, (_name, name: string) => {
    const record = records[name]
    if (record === undefined) throw new Error(`Nothing is known to stand for $${name} in ${text}`)
    return record
  })

const cardFor =
  (usual: Pick<Card, 'for' | 'about'>) =>
  (path: string, card: Partial<Card>): Card => ({ ...usual, ...card, path })

export const forEverybody = cardFor({ for: 'everybody', about: 'B1' })
export const forVisitors = cardFor({ for: 'visitors', about: 'B1' })
export const forUsers = cardFor({ for: 'users', about: 'B3' })
export const forAdmins = cardFor({ for: 'admins', about: 'B4' })

/** The address of a screen, or of something on it; still with the names of records. */
export const addressIn = ({ path, search = '' }: Pick<Card, 'path' | 'search'>, at = search) =>
  at.startsWith('/') ? at : path + at

/** Who looks at a screen; nobody in particular where it needs no session. */
export function viewerOf(card: Card): Who | undefined {
  if (card.for === 'users') return 'passenger'
  return card.for === 'admins' ? 'admin' : undefined
}

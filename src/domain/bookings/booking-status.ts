/** CNF-7: what each status means, and what to do now. */
const meanings: Record<string, { meaning: string; next: string }> = {
  Confirmed: {
    meaning: 'You have seats on this train.',
    next: 'Carry the ticket and an identity card of each passenger.',
  },
  RAC: {
    meaning: 'You may board and have a seat; a berth is given if one becomes free.',
    next: 'Board the train, and look here for a berth before you leave.',
  },
  Waiting: {
    meaning: 'There is no seat yet; one is given if others cancel.',
    next: 'Look here again before you leave. Without a seat you cannot board.',
  },
  Cancelled: {
    meaning: 'This booking was given up; the seats are free again.',
    next: 'Book again to travel.',
  },
  Pending: {
    meaning: 'The railway is still working on this booking.',
    next: 'Look here again in a few minutes.',
  },
  Completed: { meaning: 'This journey is over.', next: 'Tell others about the train in a review.' },
}

/** In the order in which a booking may pass through them. */
export const explainedStatuses = Object.keys(meanings)

type BookingTone = 'green' | 'blue' | 'amber' | 'grey-red' | 'neutral'

const tones: Record<string, BookingTone> = {
  Confirmed: 'green',
  Completed: 'green',
  RAC: 'blue',
  Waiting: 'amber',
  Pending: 'amber',
  Cancelled: 'grey-red',
}

// The word is the server's, and every object has a `constructor`.
const of = <T>(table: Record<string, T>, status: string) =>
  Object.hasOwn(table, status) ? table[status] : undefined

/** What a booking's status means, or undefined for a word that only the server knows. */
export const statusMeaning = (status: string) => of(meanings, status)

export const statusTone = (status: string): BookingTone => of(tones, status) ?? 'neutral'

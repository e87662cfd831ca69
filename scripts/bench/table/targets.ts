import type { Sight } from './in-page.ts'

/** A page: its address, and what is on the screen once it is of use. */
interface Place {
  path: string
  sight: Sight
}

export interface Target {
  /** Where nobody is signed in. */
  login: Place
  /** Where a journey is planned; on the reference pages any other form stands for it. */
  form: Place & { field: string }
  trains: Place
  stations: Place
  /** Where walks through the app begin, and the link back to it. */
  home: Place & { link: string }
  /** A page that shows little. */
  light: Place
  /** One more to walk round by. */
  other: Place
}

export const ours: Target = {
  login: { path: '/login', sight: { selector: 'input[type=email]' } },
  form: { path: '/plan-journey', sight: { selector: '#planner-from:enabled' }, field: '#planner-from' },
  trains: { path: '/trains', sight: { selector: 'main a[aria-label^="Details of"]' } },
  stations: { path: '/stations', sight: { selector: 'main li a[href^="/stations/"]' } },
  home: { path: '/dashboard', sight: { selector: 'main h1', text: 'Welcome' }, link: 'nav a[href="/"]' },
  light: { path: '/reviews', sight: { selector: '#review-train' } },
  other: { path: '/bookings', sight: { selector: '#booking-search' } },
}

const signIn = { path: '/login', sight: { selector: '#email' } }

/** The pages of bench/limits. */
export const limits: Target = {
  login: signIn,
  form: { ...signIn, field: '#email' },
  trains: { path: '/trains', sight: { selector: '[data-row]', path: '/trains' } },
  stations: { path: '/stations', sight: { selector: '[data-row]', path: '/stations' } },
  home: { ...signIn, link: 'nav a[href="/login"]' },
  light: { path: '/about', sight: { selector: '#about' } },
  other: { path: '/stations', sight: { selector: '[data-row]', path: '/stations' } },
}

import { hasKeptAnswers } from '@/lib/http/kept-answers'
import { counted } from '@/lib/text/format'
import { local, tab } from '@/lib/storage/storage'

/** What each key of ours holds, in the words of a passenger: what there is of it, and what is kept of it and how long. */
const kinds: { key: RegExp; words: (count: number) => string; kept: string }[] = [
  {
    key: /^(token|rememberMe|root)$/,
    words: () => 'That you are logged in, with your name and e-mail address',
    kept: 'That you are logged in, with your name and e-mail address: until you log out if you chose “Remember me”, else until you close the tab.',
  },
  {
    key: /^draft:/,
    words: (count) => `${counted(count, 'form')} begun in this tab and not sent`,
    kept: 'A form you have begun: in this tab only, until it is sent or you log out. Passwords are never kept.',
  },
  {
    key: /^unsent-changes:/,
    words: () => 'Changes made in the admin area in this tab and not sent',
    kept: 'Changes you made in the admin area and that were not sent: in this tab only, until they are sent or discarded, or you log out.',
  },
  {
    key: /^sent:/,
    words: () => 'Marks that keep a booking from being sent twice',
    kept: 'A mark for each booking you sent, so that it is not sent twice.',
  },
  {
    key: /^passengers:/,
    words: () => 'Saved passengers, of everybody who logged in here',
    kept: 'Passengers you asked this device to keep: until you remove them, even after you log out.',
  },
  {
    key: /^recent-stations:/,
    words: () => 'The stations searched with last',
    kept: 'The stations you searched with last: until you log out.',
  },
  {
    key: /^admin-log:/,
    words: () => 'Lists of the changes made in the admin area',
    kept: 'The latest changes you made in the admin area: until you erase them, even after you log out.',
  },
  {
    key: /^views:/,
    words: () => 'Saved views of the admin lists',
    kept: 'The views you saved of lists in the admin area: until you delete them, even after you log out.',
  },
  {
    key: /^tickets/,
    words: () => 'Tickets kept on this device',
    kept: 'Tickets you asked this device to keep, with what stands on them: until a day after arrival or until you log out, and after that only if you chose it.',
  },
  {
    key: /^keep-tickets:/,
    words: () => 'Whether tickets are kept on this device',
    kept: 'Whether tickets are kept on this device, and whether they stay when you log out.',
  },
  { key: /^start-page$/, words: () => 'The page you start on', kept: 'The page you start on.' },
  { key: /^theme$/, words: () => 'The theme you chose', kept: 'The theme you chose.' },
  { key: /^sidebar$/, words: () => 'Whether the menu is folded', kept: 'Whether the menu is folded.' },
  // The router's own: `scrollRestoration` in `src/router`.
  {
    key: /^tsr-scroll-restoration/,
    words: () => 'How far down the pages of this tab were scrolled',
    kept: 'How far down the pages of this tab were scrolled: until you close the tab.',
  },
  {
    key: /^chunk-reload:/,
    words: () => 'A note that a page was loaded a second time',
    kept: 'A note that a page had to be loaded a second time.',
  },
]

const lists = 'The timetable and the list of stations, which are the same for everybody'

/** All that may ever be kept, and how long. */
export const everKept = [...kinds.map(({ kept }) => kept), `${lists}: until you erase them.`]

/** B9: what erasing would take from this browser now; in the order of how much it is missed. */
export async function keptHere(): Promise<string[]> {
  const keys = [...new Set([...local.keys(), ...tab.keys()])]
  const found = kinds.flatMap(({ key, words }) => {
    const count = keys.filter((name) => key.test(name)).length
    return count > 0 ? [words(count)] : []
  })
  return (await hasKeptAnswers()) ? [...found, lists] : found
}

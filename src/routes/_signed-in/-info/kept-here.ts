import { counted } from '@/lib/format'
import { local, tab } from '@/lib/storage'

/** What each key of ours holds, in the words of a passenger. */
const kinds: { key: RegExp; words: (count: number) => string }[] = [
  {
    key: /^(token|rememberMe|root)$/,
    words: () => 'That you are logged in, with your name and e-mail address',
  },
  { key: /^draft:/, words: (count) => `${counted(count, 'form')} begun in this tab and not sent` },
  { key: /^sent:/, words: () => 'Marks that keep a booking from being sent twice' },
  { key: /^passengers:/, words: () => 'Saved passengers, of everybody who logged in here' },
  { key: /^recent-stations:/, words: () => 'The stations searched with last' },
  { key: /^admin-log:/, words: () => 'Lists of the changes made in the admin area' },
  { key: /^views:/, words: () => 'Saved views of the admin lists' },
  { key: /^start-page$/, words: () => 'The page you start on' },
  { key: /^theme$/, words: () => 'The theme you chose' },
  { key: /^sidebar$/, words: () => 'Whether the menu is folded' },
  // The router's own: `scrollRestoration` in `src/router`.
  { key: /^tsr-scroll-restoration/, words: () => 'How far down the pages of this tab were scrolled' },
  { key: /^chunk-reload:/, words: () => 'A note that a page was loaded a second time' },
]

/** B9: what erasing would take from this browser now; in the order of how much it is missed. */
export function keptHere(): string[] {
  const keys = [...new Set([...local.keys(), ...tab.keys()])]
  return kinds.flatMap(({ key, words }) => {
    const count = keys.filter((name) => key.test(name)).length
    return count > 0 ? [words(count)] : []
  })
}

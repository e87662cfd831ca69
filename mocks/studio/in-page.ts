import { qaIn, readQa, withoutQa } from './link.ts'
import { studioKey } from './memory.ts'
import { followClock } from './page-clock.ts'
import { loadWorld } from './worlds.ts'
import type { StudioHost } from './studio.ts'
import type { Problem } from './types.ts'

/** What the browser itself does in a state: its clock, its network, its channel between tabs. */
function followState({ studio, isOffline }: StudioHost) {
  const realOnLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
  const post = BroadcastChannel.prototype.postMessage
  let wasOffline = false
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !isOffline() && Boolean(realOnLine?.get?.call(navigator)),
  })
  const follow = () => {
    const { clock, noChannel } = studio.state
    followClock(clock !== undefined)
    BroadcastChannel.prototype.postMessage = noChannel
      ? () => {
          throw new DOMException('The channel is closed', 'InvalidStateError')
        }
      : post
    if (isOffline() === wasOffline) return
    wasOffline = isOffline()
    dispatchEvent(new Event(wasOffline ? 'offline' : 'online'))
  }
  studio.subscribe(follow)
  follow()
}

/** What came of the link that the page was opened with. */
export interface Opened {
  /** Whether there was one that could be read. */
  isLink: boolean
  problems: readonly Problem[]
}

/** Opens the state that the page's address names, and takes it out of the address. */
async function openLink({ studio }: StudioHost): Promise<Opened> {
  const text = qaIn(location.search)
  if (text === null) return { isLink: false, problems: [] }
  const { value: state, problems } = readQa(text, studio.scenarios)
  if (state) await loadWorld(state.world)
  const page = state && studio.open(state)
  const here = withoutQa(location.pathname + location.search + location.hash)
  // An address without a page of its own leaves it to the scenario.
  history.replaceState(history.state, '', page && here === '/' ? page : here)
  return { isLink: state !== null, problems }
}

/** Lets the studio have its effect on this page and follow the other tabs. */
export function startInPage(host: StudioHost): Promise<Opened> {
  followState(host)
  addEventListener('storage', ({ key }) => {
    if (key === studioKey) void host.follow()
  })
  return openLink(host)
}

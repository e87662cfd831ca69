import { isLong, qaText, withClock } from '@mocks/studio/link'
import type { Studio, StudioState } from '@mocks/studio/types'

/** The page, as the address has it. */
const here = () => `${location.pathname}${location.search}`

const withText = (page: string, text: string) => `${page}${page.includes('?') ? '&' : '?'}qa=${text}`

/** The address that alone rebuilds the state at this page: in another browser, and on another day as well. */
export function linkTo({ state, scenarios }: Studio, persona: string | undefined, rules = state.rules) {
  const text = qaText(withClock({ ...state, persona, rules }), scenarios)
  const link = location.origin + withText(here(), text)
  return { text, link, isTooLong: isLong(link) }
}

/**
 * Opens a state as its link would, by a page that is loaded anew: what is seen is what another browser sees.
 * @param page instead of the present one
 */
export const reopen = ({ scenarios }: Studio, state: StudioState, page = here()) =>
  location.assign(withText(page, qaText(state, scenarios)))

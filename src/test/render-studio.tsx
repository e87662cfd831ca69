import { act, screen, within } from '@testing-library/react'
import { server } from '@mocks/node'
import { studioPersonas } from '@mocks/seed/people'
import { createStudio } from '@mocks/studio/studio'
import type { Scenario } from '@mocks/studio/types'
import { drawStudio } from '@/studio/draw'
import { noop } from '@/lib/noop'
import { forgetPanel, setPanel, type TabName } from '@/studio/panel'
import { makeHost } from '@/studio/start'
import { tokenOf } from './railway/people'
import { renderApp } from './render-app'

/** The app at an address with the studio open beside it, and the mock back end behind the studio. */
export function renderStudio(
  address: string,
  {
    as,
    tab = 'Persona',
    scenarios = [],
  }: { as?: string; tab?: TabName; scenarios?: readonly Scenario[] } = {},
) {
  forgetPanel()
  const { studio, answers } = createStudio({ scenarios })
  server.use(...answers)
  const app = renderApp(address, as === undefined ? {} : { token: tokenOf(as) })
  const host = makeHost()
  setPanel({ open: true, tab })
  const parts = {
    studio,
    client: app.queryClient,
    router: app.router,
    personas: studioPersonas,
    version: '0.0.0',
  }
  let erase = noop
  act(() => {
    erase = drawStudio(host, parts)
  })
  const end = () => {
    act(erase)
    host.remove()
  }
  return {
    ...app,
    studio,
    host,
    panel: () => within(screen.getByRole('complementary', { name: 'QA studio' })),
    end,
  }
}

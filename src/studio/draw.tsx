import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { system } from '@/theme/system'
import { followFilesState } from './files-state'
import { keepOwnEvents } from './own-events'
import { type Parts, PartsContext } from './parts'
import { StudioFrame } from './studio-frame'
import { followPersona } from './who'

/**
 * Draws the studio with a React of its own: whatever breaks in the app, it stays. Its ids are told apart from those of the
 * app. Returns the way to take it away again.
 */
export function drawStudio(host: HTMLElement, parts: Parts) {
  const root = createRoot(host, { identifierPrefix: 'studio' })
  const stops = [keepOwnEvents(host), followFilesState(parts.studio), followPersona(parts.personas)]
  root.render(
    <StrictMode>
      <ChakraProvider value={system}>
        <PartsContext value={parts}>
          <StudioFrame />
        </PartsContext>
      </ChakraProvider>
    </StrictMode>,
  )
  return () => {
    for (const stop of stops) stop()
    root.unmount()
  }
}

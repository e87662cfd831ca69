import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { createRoot } from 'react-dom/client'
import { system } from '@/theme/system'
import { setStatus } from './status'
import { StatusLine } from './status-line'

/** Beside the app and not in it: what is said there is no part of any page, and comes after the first one is drawn. */
export function drawStatus() {
  const look = () => setStatus({ offlineSince: navigator.onLine ? undefined : Date.now() })
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <ChakraProvider value={system}>
      <StatusLine />
    </ChakraProvider>,
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { useTitle } from '@/components/ui/page/page-heading'
import { productName } from '@/lib/config'
import { useListener } from '@/lib/hooks/use-listener'
import { MessagePage } from './message-page'

const reloadPage = () => window.location.reload()

function onConnection(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * B8: a part of the app did not arrive. `reload` keeps the address, and with it filters, steps and drafts; it comes by
 * itself with the connection.
 */
export function ChunkErrorPage({
  error,
  reload = reloadPage,
}: {
  error: Error
  reload?: (() => void) | undefined
}) {
  useTitle('Page not loaded')
  const online = useSyncExternalStore(onConnection, () => navigator.onLine)
  useListener('online', () => reload())
  return (
    <MessagePage
      heading={
        <div role="alert">
          <chakra.h1 textStyle="title">This page did not load</chakra.h1>
        </div>
      }
      actions={
        <>
          <Button variant="solid" onClick={reload}>
            Reload this page
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go to Home</Button>
        </>
      }
    >
      <p>
        {online
          ? `The connection broke, or a newer version of ${productName} has been published. Reloading brings you back to this address, with what you typed.`
          : 'You are offline, and this page has not been fetched yet. It comes by itself with the connection.'}
      </p>
      <chakra.p textStyle="small" color="fg.muted">
        {error.name}: {error.message}
      </chakra.p>
    </MessagePage>
  )
}

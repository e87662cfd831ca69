import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { productName } from '@/components/ui/page-heading'
import { MessagePage } from './message-page'

/** B8: a part of the app did not arrive. `reload` keeps the address, and with it filters, steps and drafts. */
export function ChunkErrorPage({
  error,
  reload = () => window.location.reload(),
}: {
  error: Error
  reload?: (() => void) | undefined
}) {
  useEffect(() => {
    document.title = `Page not loaded · ${productName}`
  }, [])
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
        The connection broke, or a newer version of {productName} has been published. Reloading brings you
        back to this address, with what you typed.
      </p>
      <chakra.p textStyle="small" color="fg.muted">
        {error.name}: {error.message}
      </chakra.p>
    </MessagePage>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/ui/button'
import { useTitle } from '@/components/ui/page/page-heading'
import { ExternalLink } from '@/components/ui/text-link'
import { MessagePage } from './message-page'

const wordsOf = (error: unknown) => (error instanceof Error && error.message) || 'An error occurred'

/** The last net. It uses no router, which may be what broke. */
export function CrashPage({
  error,
  onRetry,
  supportEmail,
}: {
  error: unknown
  onRetry: () => void
  supportEmail?: string | undefined
}) {
  useTitle('Something went wrong')
  return (
    <MessagePage
      heading={
        <div role="alert">
          <chakra.h1 textStyle="title">This page stopped working</chakra.h1>
        </div>
      }
      actions={
        <>
          <Button variant="solid" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={() => window.location.assign('/')}>Go to Home</Button>
        </>
      }
    >
      <p>
        Something in the app failed. What you booked or saved before is safe. Try again, or start from the
        home page.
      </p>
      <chakra.details textStyle="small" color="fg.muted">
        <chakra.summary cursor="pointer" py="1">
          Details for support
        </chakra.summary>
        <chakra.p mt="1" fontFamily="mono" overflowWrap="anywhere">
          {wordsOf(error)}
        </chakra.p>
      </chakra.details>
      {supportEmail && (
        <p>
          If it happens again, write to{' '}
          <ExternalLink href={`mailto:${supportEmail}`}>{supportEmail}</ExternalLink>
        </p>
      )}
    </MessagePage>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { Button, LinkButton } from '@/components/ui/button'
import { usePageHeading } from '@/components/ui/page/page-heading'
import { ExternalLink } from '@/components/ui/text-link'
import { MessagePage } from './message-page'

/** B6, at its own address and in place of a page. */
export function ForbiddenPage({
  message = 'You are not authorized to access this page.',
  onBack,
  onSignIn,
  supportEmail,
  signedInAs,
}: {
  message?: string | undefined
  onBack: () => void
  /** Left out on a login path: then there is no such button. */
  onSignIn?: (() => void) | undefined
  supportEmail: string
  /** Name or address of the account, so that a wrong one is seen at once. */
  signedInAs?: string | undefined
}) {
  const heading = usePageHeading('Access Denied')
  return (
    <MessagePage
      heading={
        <chakra.hgroup>
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="title">
            Access Denied
          </chakra.h1>
          <chakra.p color="fg.muted">403 - Forbidden</chakra.p>
        </chakra.hgroup>
      }
      actions={
        <>
          <Button onClick={onBack}>Go Back</Button>
          <LinkButton to="/" variant="solid">
            Go to Home
          </LinkButton>
          {onSignIn && (
            <Button variant="plain" onClick={onSignIn}>
              Sign In
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      {signedInAs && (
        <chakra.p color="fg.muted">
          You are signed in as <Bdi>{signedInAs}</Bdi>.
        </chakra.p>
      )}
      <HelpBox supportEmail={supportEmail} />
    </MessagePage>
  )
}

function HelpBox({ supportEmail }: { supportEmail: string }) {
  return (
    <chakra.section
      aria-label="Help"
      px="4"
      py="3"
      bg="bg.muted"
      borderWidth="1px"
      borderRadius="l2"
      textStyle="small"
      display="grid"
      gap="1"
    >
      <p>
        If you think you should have access, write to{' '}
        <ExternalLink href={`mailto:${supportEmail}`}>{supportEmail}</ExternalLink>
      </p>
      <chakra.p color="fg.muted">Error code: 403_unauthorized</chakra.p>
    </chakra.section>
  )
}

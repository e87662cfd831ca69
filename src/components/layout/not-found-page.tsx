import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from '@tanstack/react-router'
import { LinkButton } from '@/components/ui/button'
import { usePageHeading } from '@/components/ui/page/page-heading'
import { TextLink } from '@/components/ui/text-link'
import { MessagePage } from './message-page'

const shortcuts = [
  { to: '/plan-journey', label: 'Plan Journey', words: 'Find a connection' },
  { to: '/trains', label: 'Trains', words: 'Search by number, name or station' },
  { to: '/bookings', label: 'Bookings', words: 'Your tickets and their status' },
  { to: '/help', label: 'Help', words: 'Answers, and how to reach us' },
] as const

/** B7. `what` names the thing where a record is missing, not the page. */
export function NotFoundPage({ what = 'page' }: { what?: string | undefined }) {
  const heading = usePageHeading('Not found')
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <MessagePage
      heading={
        <chakra.hgroup>
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="title">
            We could not find this {what}
          </chakra.h1>
          <chakra.p color="fg.muted">404 - Not found</chakra.p>
        </chakra.hgroup>
      }
      actions={
        <LinkButton to="/" variant="solid">
          Go to Home
        </LinkButton>
      }
    >
      <p>
        There is nothing at{' '}
        <chakra.code textStyle="mono" overflowWrap="anywhere">
          {path}
        </chakra.code>
        . It may have moved, or the address has a typing mistake.
      </p>
      <chakra.ul display="grid" gap={{ base: '2', sm: '1' }}>
        {shortcuts.map(({ to, label, words }) => (
          <chakra.li key={to} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <TextLink to={to} css={{ '@media (pointer: coarse)': { py: '11px', minWidth: '11' } }}>
              {label}
            </TextLink>
            <chakra.span color="fg.muted">{words}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </MessagePage>
  )
}

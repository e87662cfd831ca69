import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { lostSession, useSession } from '@/auth/session-store'
import { AuthHeading } from '@/components/layout/auth-layout'
import { LoginForm } from '@/components/session/forms/login-form'
import { SessionNotice } from '@/components/session/session-notice'
import { TextLink } from '@/components/ui/text-link'
import { noop } from '@/lib/noop'
import { local } from '@/lib/storage/storage'
import { requireGuest } from '../-guards'

export const Route = createFileRoute('/_public/login')({
  beforeLoad: requireGuest,
  component: LoginPage,
})

const hasKeptTickets = () => local.keys().some((key) => key.startsWith('tickets'))

function LoginPage() {
  // The prerendered page, which everybody gets, has no link.
  const hasTickets = useSyncExternalStore(
    () => noop,
    hasKeptTickets,
    () => false,
  )
  const { demo } = Route.useRouteContext()
  const { message, messageType } = useLocation({ select: ({ state }) => state })
  const lost = useSession(lostSession) ?? undefined
  return (
    <>
      <AuthHeading title="Log in" summary="Welcome to your journeys, tickets and reviews." />
      {message && <SessionNotice type={messageType} message={message} detail={lost} />}
      <LoginForm />
      {hasTickets && <TextLink to="/kept-tickets">Tickets kept on this device</TextLink>}
      {demo && <demo.SignIn {...demo} />}
    </>
  )
}

import { createFileRoute, useLocation } from '@tanstack/react-router'
import { lostSession, useSession } from '@/auth/session-store'
import { AuthHeading } from '@/components/layout/auth-layout'
import { LoginForm } from '@/components/session/forms/login-form'
import { SessionNotice } from '@/components/session/session-notice'
import { preloadSessionCalls } from '@/mutations/session'
import { requireGuest } from '../-guards'

export const Route = createFileRoute('/_public/login')({
  beforeLoad: requireGuest,
  loader: preloadSessionCalls,
  component: LoginPage,
})

function LoginPage() {
  const { demo } = Route.useRouteContext()
  const { message, messageType } = useLocation({ select: ({ state }) => state })
  const lost = useSession(lostSession) ?? undefined
  return (
    <>
      <AuthHeading title="Log in" summary="Welcome to your journeys, tickets and reviews." />
      {message && <SessionNotice type={messageType} message={message} detail={lost} />}
      <LoginForm />
      {demo && <demo.SignIn {...demo} />}
    </>
  )
}

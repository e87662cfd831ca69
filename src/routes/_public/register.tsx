import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AuthHeading } from '@/components/layout/auth-layout'
import { RegisterForm } from '@/components/session/register-form'
import { requireGuest } from '../-guards'

export const Route = createFileRoute('/_public/register')({
  beforeLoad: requireGuest,
  component: RegisterPage,
})

function RegisterPage() {
  const from = useLocation({ select: ({ state }) => state.from })
  return (
    <>
      <AuthHeading
        title="Create an account"
        summary="For booking seats, keeping tickets and reviewing trains."
      />
      <RegisterForm from={from} />
    </>
  )
}

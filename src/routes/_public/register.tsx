import { createFileRoute } from '@tanstack/react-router'
import { AuthHeading } from '@/components/layout/auth-layout'
import { RegisterForm } from '@/components/session/forms/register-form'
import { preloadSessionCalls } from '@/mutations/session'
import { requireGuest } from '../-guards'

export const Route = createFileRoute('/_public/register')({
  beforeLoad: requireGuest,
  loader: preloadSessionCalls,
  component: RegisterPage,
})

function RegisterPage() {
  return (
    <>
      <AuthHeading
        title="Create an account"
        summary="For booking seats, keeping tickets and reviewing trains."
      />
      <RegisterForm />
    </>
  )
}

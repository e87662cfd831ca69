import { createFileRoute } from '@tanstack/react-router'
import { AuthHeading } from '@/components/layout/auth-layout'
import { RegisterForm } from '@/components/session/forms/register-form'
import { requireGuest } from '../-guards'

export const Route = createFileRoute('/_public/register')({
  beforeLoad: requireGuest,
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

import { createFileRoute } from '@tanstack/react-router'
import { AuthHeading } from '@/components/layout/auth-layout'
import { ForgotPasswordForm } from '@/components/session/forms/forgot-password-form'

export const Route = createFileRoute('/_public/forgot-password')({ component: ForgotPasswordPage })

function ForgotPasswordPage() {
  return (
    <>
      <AuthHeading
        title="Forgot password"
        summary="Enter the e-mail address of your account. We send a link to set a new password."
      />
      <ForgotPasswordForm />
    </>
  )
}

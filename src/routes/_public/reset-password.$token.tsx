import { createFileRoute } from '@tanstack/react-router'
import { AuthHeading } from '@/components/layout/auth-layout'
import { ResetPasswordForm } from '@/components/session/forms/reset-password-form'

export const Route = createFileRoute('/_public/reset-password/$token')({ component: ResetPasswordPage })

function ResetPasswordPage() {
  const { token } = Route.useParams()
  return (
    <>
      <AuthHeading title="Choose a new password" summary="It replaces the one you had." />
      <ResetPasswordForm token={token} />
    </>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '@/auth/session-store'
import { ChangePasswordForm } from '@/components/session/forms/change-password-form'
import { ProfileForm } from '@/components/session/forms/profile-form'
import { Card, CardTitle } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page/page-header'
import { Columns } from '@/components/ui/table/columns'

export const Route = createFileRoute('/_signed-in/profile')({ component: Page })

function Page() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <>
      <PageHeader title="Profile" summary={`Signed in as ${user.email}`} />
      <Columns>
        <Card>
          <CardTitle mb="4">Your details</CardTitle>
          <ProfileForm key={user._id} user={user} />
        </Card>
        <Card>
          <CardTitle mb="4">Password</CardTitle>
          <ChangePasswordForm />
        </Card>
      </Columns>
    </>
  )
}

import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminFoot } from '@/components/admin/admin-foot'
import { adminRoles } from '@/lib/config'
import { requireRole } from '../../-guards'

export const Route = createFileRoute('/_signed-in/admin')({
  beforeLoad: requireRole(adminRoles),
  component: Admin,
})

function Admin() {
  return (
    <>
      <Outlet />
      <AdminFoot />
    </>
  )
}

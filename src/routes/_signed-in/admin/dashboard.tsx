import { createFileRoute } from '@tanstack/react-router'
import { AdminDashboardPage } from './-dashboard/admin-dashboard-page'

export const Route = createFileRoute('/_signed-in/admin/dashboard')({ component: AdminDashboardPage })

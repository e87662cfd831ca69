import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'
import { navigationFor, type NavigationItem } from '@/components/layout/navigation'
import type { Choice } from './choices'

/** What people look for on a page, where its name does not say it. */
const words: Record<string, string> = {
  '/bookings': 'tickets pnr cancel my journeys',
  '/plan-journey': 'planner search connections journeys from to',
  '/trains': 'timetable compare',
  '/stations': 'map nearest departures arrivals',
  '/reviews': 'ratings stars',
  '/profile': 'account password name phone',
  '/settings': 'theme dark light start page erase',
  '/help': 'questions keyboard shortcuts status',
  '/contact': 'support e-mail',
  '/about': 'licence privacy',
}

const pageOf = ({ label, to, icon }: NavigationItem, detail?: string): Choice => ({
  key: `page ${to}`,
  icon,
  label,
  detail,
  words: words[to],
  does: { to },
})

const own: NavigationItem[] = [
  { label: 'Profile', to: '/profile', icon: User },
  { label: 'Settings', to: '/settings', icon: Settings },
]

/** The pages of this user: those of the sidebar and of the user menu. An administrator's are offered to nobody else. */
export function pagesFor(isAdmin: boolean): Choice[] {
  // By its own address the dashboard is found whatever the start page is.
  const { main, admin, more } = navigationFor({ isAdmin })
  const dashboard: NavigationItem = {
    label: 'Dashboard',
    to: '/admin/dashboard',
    icon: LayoutDashboard,
  }
  return [
    ...[...main, ...own].map((item): Choice => ({
      ...pageOf(item.to === '/' ? { ...item, to: '/dashboard' } : item),
      first: true,
    })),
    ...more.map((item) => pageOf(item)),
    ...(admin ? [dashboard, ...admin.items].map((item) => pageOf(item, admin.label)) : []),
  ]
}

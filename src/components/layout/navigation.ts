import BookOpen from 'lucide-react/icons/book-open'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Info from 'lucide-react/icons/info'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Route from 'lucide-react/icons/route'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Ticket from 'lucide-react/icons/ticket'
import TrainFront from 'lucide-react/icons/train-front'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import type { StartPage } from '@/auth/start-page'

export interface NavigationItem {
  label: string
  to: string
  icon: LucideIcon
  /** Other addresses of the same page, which mark the item as current too. */
  also?: readonly string[]
}

export interface NavigationGroup {
  label: string
  icon: LucideIcon
  items: readonly NavigationItem[]
}

export interface Navigation {
  main: readonly NavigationItem[]
  admin: NavigationGroup | undefined
  more: readonly NavigationItem[]
}

const dashboard: NavigationItem = {
  label: 'Dashboard',
  to: '/',
  icon: LayoutDashboard,
  also: ['/dashboard'],
}

const others: readonly NavigationItem[] = [
  { label: 'Trains', to: '/trains', icon: TrainFront },
  { label: 'Stations', to: '/stations', icon: MapPin },
  { label: 'Bookings', to: '/bookings', icon: Ticket },
  { label: 'Plan Journey', to: '/plan-journey', icon: Route, also: ['/journey-planner'] },
  { label: 'Reviews', to: '/reviews', icon: Star },
]

const admin: NavigationGroup = {
  label: 'Admin',
  icon: ShieldCheck,
  items: [
    { label: 'Users', to: '/admin/users', icon: Users },
    { label: 'Trains', to: '/admin/trains', icon: TrainFront },
    { label: 'Stations', to: '/admin/stations', icon: MapPin },
    { label: 'Bookings', to: '/admin/bookings', icon: BookOpen },
    { label: 'Reports', to: '/admin/reports', icon: ChartColumn },
  ],
}

const more: readonly NavigationItem[] = [
  { label: 'Help', to: '/help', icon: CircleHelp },
  { label: 'Contact', to: '/contact', icon: Mail },
  { label: 'About', to: '/about', icon: Info },
]

/** C1: what the sidebar holds for this user. Where `/` leads to another page, the dashboard is at its own address. */
export const navigationFor = ({
  isAdmin,
  start = 'dashboard',
}: {
  isAdmin: boolean
  start?: StartPage | undefined
}): Navigation => ({
  main: [start === 'dashboard' ? dashboard : { ...dashboard, to: '/dashboard' }, ...others],
  admin: isAdmin ? admin : undefined,
  more,
})

const covers = (address: string, path: string) =>
  address === '/' ? path === '/' : path === address || path.startsWith(`${address}/`)

/** Is this item the place the path belongs to? */
export const isCurrent = ({ to, also = [] }: NavigationItem, path: string) =>
  [to, ...also].some((address) => covers(address, path))

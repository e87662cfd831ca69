import type { Dashboard } from '@/domain/admin/dashboard'

/** I2: the product's own sample figures. They come from no server, and the page says so. */
export const sampleDashboard: Dashboard = {
  stats: { totalUsers: 1_254, activeTrains: 48, totalBookings: 8_642, pendingRequests: 23 },
  monthly: [
    { month: 'Jan', users: 120, bookings: 540, revenue: 486_000 },
    { month: 'Feb', users: 138, bookings: 612, revenue: 551_000 },
    { month: 'Mar', users: 171, bookings: 734, revenue: 668_000 },
    { month: 'Apr', users: 189, bookings: 808, revenue: 731_000 },
    { month: 'May', users: 224, bookings: 1_017, revenue: 942_000 },
    { month: 'Jun', users: 207, bookings: 934, revenue: 861_000 },
  ],
  activities: [
    {
      id: 1,
      user: 'Asha Menon',
      action: 'booked two seats on the Deccan Queen',
      time: '5 minutes ago',
      icon: 'booking',
    },
    {
      id: 2,
      user: 'Railway office',
      action: 'changed the running days of 12627',
      time: '40 minutes ago',
      icon: 'train',
    },
    { id: 3, user: 'Farid Khan', action: 'created an account', time: '2 hours ago', icon: 'user' },
    { id: 4, user: 'System', action: 'closed the books of yesterday', time: '9 hours ago', icon: 'system' },
    { id: 5, user: 'Leela Thomas', action: 'cancelled a booking', time: 'yesterday', icon: 'booking' },
  ],
}

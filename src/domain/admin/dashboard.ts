export interface DashboardStats {
  totalUsers: number
  activeTrains: number
  totalBookings: number
  pendingRequests: number
}

export interface MonthlyFigures {
  /** 'Jan' to 'Dec'. */
  month: string
  users: number
  bookings: number
  /** Rupees. */
  revenue: number
}

export interface Activity {
  id: number
  user: string
  action: string
  /** In words: '5 minutes ago'. */
  time: string
  icon: 'booking' | 'train' | 'user' | 'system'
}

export interface Dashboard {
  stats: DashboardStats
  monthly: MonthlyFigures[]
  activities: Activity[]
}

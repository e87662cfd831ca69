import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDashboard } from '@/api/dashboard'

const dashboardQueries = {
  sample: () => queryOptions({ queryKey: ['dashboard'] as const, queryFn: getDashboard }),
}

export const useDashboard = () => useQuery(dashboardQueries.sample())

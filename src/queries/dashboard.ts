import { queryOptions, useQuery } from '@tanstack/react-query'
import { getDashboard } from '@/api/dashboard'

export const dashboardQueries = {
  all: () => ['dashboard'] as const,
  sample: () => queryOptions({ queryKey: dashboardQueries.all(), queryFn: getDashboard }),
}

export const useDashboard = () => useQuery(dashboardQueries.sample())

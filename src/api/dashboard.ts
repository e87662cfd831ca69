import type { Dashboard } from '@/domain/admin/dashboard'
import { sampleDashboard } from './samples/dashboard.sample'

/** I2: no server is asked; the wait is the specification's. */
const simulatedDelayMs = 500

export const getDashboard = (): Promise<Dashboard> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(structuredClone(sampleDashboard)), simulatedDelayMs)
  })

import type { Dashboard } from '@/domain/admin/dashboard'
import { genericMessage } from '@/lib/http/api-error'
import { localCall } from './local-calls'
import { sampleDashboard } from './samples/dashboard.sample'

/** I2: no server is asked. */
export async function getDashboard(): Promise<Dashboard> {
  if (await localCall('dashboard')) throw new Error(genericMessage)
  return structuredClone(sampleDashboard)
}

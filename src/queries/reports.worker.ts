import type { WorkerRequest } from '@/lib/worker-answerer'
import type { BookingFact } from '@/domain/reports/reports'
import { type ReportRequest, reportAnswerer } from './reports-answer'

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest<BookingFact, ReportRequest>>) => {
  const reply = reportAnswerer(data)
  if (reply) self.postMessage(reply)
})

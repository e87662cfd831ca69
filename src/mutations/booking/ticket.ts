import { mutationOptions } from '@tanstack/react-query'
import { downloadTicket, type TicketProgress } from '@/api/ticket'
import { useOneAtATime } from '@/mutations/use-one-at-a-time'

interface TicketRequest {
  pnr: string
  signal?: AbortSignal
  onProgress?: (progress: TicketProgress) => void
}

/** G5. A file is no server data to keep: it is fetched when asked for, and handed on. */
const downloadTicketMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['ticket', id],
    meta: { shownInline: true },
    mutationFn: ({ pnr, ...options }: TicketRequest) => downloadTicket(id, pnr, options),
  })
export const useDownloadTicket = (id: string) => useOneAtATime(downloadTicketMutation(id))

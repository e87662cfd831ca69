import { mutationOptions, useMutation } from '@tanstack/react-query'
import { downloadTicket, type TicketProgress } from '@/api/ticket'

interface TicketRequest {
  id: string
  pnr: string
  signal?: AbortSignal
  onProgress?: (progress: TicketProgress) => void
}

/** G5. A file is no server data to keep: it is fetched when asked for, and handed on. */
const downloadTicketMutation = () =>
  mutationOptions({
    mutationKey: ['ticket'],
    meta: { shownInline: true },
    mutationFn: ({ id, pnr, ...options }: TicketRequest) => downloadTicket(id, pnr, options),
  })
export const useDownloadTicket = () => useMutation(downloadTicketMutation())

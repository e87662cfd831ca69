import type { ApiError } from '@/lib/http/api-error'
import { dispositionFileName, fileNameOf } from '@/lib/files/file-name'
import { apiUrl } from './address'
import { failed, http, notingFetch, sessionBound, sessionHeaders } from './http'
import { bookingPath } from './bookings'
import { bodyMessage, shapeError } from './failure'
import { timeLimit } from './time-limit'

export interface TicketFile {
  blob: Blob
  name: string
}

export interface TicketProgress {
  /** Bytes so far. */
  received: number
  /** Bytes in all, where the server says. */
  total: number | undefined
}

const call = 'bookings.ticket'

const endings = new Map([
  ['application/pdf', 'pdf'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
  ['application/zip', 'zip'],
  ['text/plain', 'txt'],
])

const typeOf = (response: Response) =>
  (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()

/** An error that came as a file: read, and told (G5). */
async function refusedBody(response: Response): Promise<ApiError> {
  try {
    const message = bodyMessage(JSON.parse(await response.text()))
    return shapeError(call, message)
  } catch (error) {
    return shapeError(call, undefined, error)
  }
}

async function readAll(response: Response, onBytes: (received: number) => void): Promise<BlobPart[]> {
  const reader = response.body?.getReader()
  if (!reader) return []
  const parts: BlobPart[] = []
  let received = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    received += value.byteLength
    onBytes(received)
  }
}

/** G5: a booking's ticket, under the server's file name if it can be read, else `ticket-{PNR}`. */
export async function downloadTicket(
  id: string,
  pnr: string,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (progress: TicketProgress) => void } = {},
): Promise<TicketFile> {
  // 10 s to the headers, then 10 s without a byte (T12).
  const limit = timeLimit()
  const note = notingFetch()
  const bound = AbortSignal.any([sessionBound(signal), limit.signal])
  try {
    const response = await http(apiUrl(bookingPath`/bookings/${id}/ticket`()), {
      signal: bound,
      fetch: note.fetch,
      headers: sessionHeaders(),
      timeout: false,
      totalTimeout: false,
    })
    limit.restart()
    const type = typeOf(response)
    if (!type || type.includes('json') || type === 'text/html') throw await refusedBody(response)
    const total = Number(response.headers.get('Content-Length')) || undefined
    const parts = await readAll(response, (received) => {
      limit.restart()
      onProgress?.({ received, total })
    })
    if (parts.length === 0) throw shapeError(call, 'The ticket came back empty.')
    const name = dispositionFileName(response.headers.get('Content-Disposition'))
    return {
      blob: new Blob(parts, { type }),
      name: name ?? fileNameOf('ticket', pnr, endings.get(type) ?? 'bin'),
    }
  } catch (error) {
    throw failed(call, error, bound, { status: note.status })
  } finally {
    limit.stop()
  }
}

import type { CDPSession } from '@playwright/test'

interface Transfer {
  url: string
  /** Milliseconds since 1970. */
  ended: number | undefined
  /** Bytes as they came over the line, each with its moment. */
  came: [at: number, bytes: number][]
}

/** What a page fetched, and when which bytes of it had come. */
export async function watchNetwork(session: CDPSession) {
  const transfers = new Map<string, Transfer>()
  const open = new Set<string>()
  let lastChange = Date.now()
  /** Seconds from the browser's own clock to that of the world. */
  let offset = 0
  const moment = (timestamp: number) => (timestamp + offset) * 1000
  const changed = () => void (lastChange = Date.now())

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return
    offset = wallTime - timestamp
    transfers.set(requestId, { url: request.url, ended: undefined, came: [] })
    open.add(requestId)
    changed()
  })
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    transfers.get(requestId)?.came.push([moment(timestamp), encodedDataLength])
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (!transfer) return
    transfer.ended = moment(timestamp)
    // Headers, and what was not told before.
    const told = transfer.came.reduce((sum, [, bytes]) => sum + bytes, 0)
    transfer.came.push([transfer.ended, Math.max(0, encodedDataLength - told)])
    open.delete(requestId)
    changed()
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
    changed()
  })
  await session.send('Network.enable')

  return {
    /** Milliseconds since something last began or ended; 0 while something is under way. */
    quietFor: () => (open.size > 0 ? 0 : Date.now() - lastChange),
    /** Bytes that had come by then, of addresses that match; what came out of a cache counts as none. */
    bytesBy: (then: number, address: RegExp) =>
      [...transfers.values()]
        .filter(({ url }) => address.test(new URL(url).pathname))
        .flatMap(({ came }) => came)
        .reduce((sum, [at, bytes]) => sum + (at <= then ? bytes : 0), 0),
    /** How many answers had come by then. */
    answersBy: (then: number) =>
      [...transfers.values()].filter(({ ended }) => ended !== undefined && ended <= then).length,
  }
}

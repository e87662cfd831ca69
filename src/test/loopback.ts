import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A real server on this machine, for what happens on the wire. It keeps no connection open by itself.
 * @param port 0 takes any free one
 */
export async function loopback(listener: RequestListener, port = 0) {
  const sockets = new Set<object>()
  const server = createServer((request, response) => {
    response.setHeader('Connection', 'close')
    listener(request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    open: () => sockets.size,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

import { HttpResponse } from 'msw'

/**
 * An answer whose body comes in two parts.
 * @param first how much of it comes at once, in characters
 */
export function slowAnswer(body: object, first: number) {
  const text = new TextEncoder().encode(JSON.stringify(body))
  const rest = Promise.withResolvers<void>()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(text.slice(0, first))
      try {
        await rest.promise
        controller.enqueue(text.slice(first))
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
  // Without its length it would end with its connection, which Node's client does not take while its reader pauses.
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(text.length) }
  const answer = new HttpResponse(stream, { headers })
  return { answer, finish: rest.resolve, breakOff: () => rest.reject(new TypeError('broken off')) }
}

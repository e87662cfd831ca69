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
  const answer = new HttpResponse(stream, { headers: { 'Content-Type': 'application/json' } })
  return { answer, finish: rest.resolve, breakOff: () => rest.reject(new TypeError('broken off')) }
}

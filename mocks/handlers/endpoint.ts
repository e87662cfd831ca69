import { refreshDb, saveDb } from '../db.ts'
import { isRecord } from '../is-record.ts'
import { broken, serverError } from '../replies.ts'
import type { Fields } from '../is-record.ts'

export interface Call {
  request: Request
  params: Record<string, string>
  query: URLSearchParams
  body: Fields
}

interface Incoming {
  request: Request
  params: Record<string, string | readonly string[] | undefined>
}

/** JSON is read only where it says that it is JSON; anything else counts as an empty body. */
async function bodyOf(request: Request): Promise<Fields> {
  const text = await request.text()
  if (text === '' || !request.headers.get('Content-Type')?.includes('application/json')) return {}
  try {
    const body: unknown = JSON.parse(text)
    if (isRecord(body)) return body
  } catch {
    // The same answer as for JSON that is no object.
  }
  throw broken('The body is not valid JSON')
}

/**
 * Answers a call. Between reading the stored data and saving it nothing is awaited, so calls never mix.
 * A thrown response is the answer; any other error is a server error, told on the console as our own defect.
 */
export const endpoint =
  (answer: (call: Call) => Response) =>
  async ({ request, params }: Incoming): Promise<Response> => {
    try {
      const body = await bodyOf(request)
      refreshDb()
      const texts = Object.entries(params).map(([name, value]) => [name, String(value)])
      const query = new URL(request.url).searchParams
      const response = answer({ request, params: Object.fromEntries(texts), query, body })
      if (request.method !== 'GET' && response.ok) saveDb()
      return response
    } catch (thrown) {
      if (thrown instanceof Response) return thrown
      console.error(thrown)
      return serverError()
    }
  }

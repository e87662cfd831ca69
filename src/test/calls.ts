import { http } from 'msw'
import { server } from '@mocks/node'

export interface ArrivedCall {
  method: string
  /** Path and query, decoded for reading. */
  path: string
  /** JSON of the body, where one was sent. */
  body?: unknown
}

/** The calls that reach the mock back end from now on; whoever would have answered them still does. */
export function recordCalls(): ArrivedCall[] {
  const calls: ArrivedCall[] = []
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const path = decodeURIComponent(pathname + search.replaceAll('+', ' '))
      const text = await request.clone().text()
      calls.push({ method: request.method, path, ...(text && { body: JSON.parse(text) as unknown }) })
    }),
  )
  return calls
}

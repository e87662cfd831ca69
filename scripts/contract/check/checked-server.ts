import { resetDb } from '@mocks/db'
import { handlers } from '@mocks/handlers/index'
import { type HttpServer, startHttpServer } from '@mocks/http-server'
import { personas } from '@mocks/seed/index'
import { getResponse, HttpResponse, type HttpHandler } from 'msw'
import type { Severity } from './judge.ts'
import { type Report, runCheck } from './run.ts'

// For the tests of the check: a server that answers as the mock API does but for one thing.

const persona = (wanted: string) => {
  const found = personas.find(({ id }) => id === wanted)
  if (!found) throw new Error(`No persona ${wanted}`)
  return found
}
export const [passenger, admin] = [persona('frequent-passenger'), persona('admin')]
export const accounts = {
  email: passenger.email,
  password: passenger.password,
  adminEmail: admin.email,
  adminPassword: admin.password,
}

let server: HttpServer | undefined
export const closeServer = () => server?.close()

/** The check of a mock server that answers otherwise in one way. */
export async function checkWith(other: HttpHandler[] = [], settings = {}): Promise<Report> {
  resetDb()
  server = await startHttpServer({ port: 0, answers: [...other, ...handlers] })
  return runCheck({ url: server.url, accounts, origin: 'http://127.0.0.1:4173', ...settings })
}

export type Body = Record<string, unknown>
export const bodyOf = async (request: Request) => (await request.clone().json()) as Body

/** The mock's own answer to the same call with another body. */
export const sentAs = (request: Request, body: Body) =>
  getResponse(
    handlers,
    new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) }),
  )

/** The mock's answer, with other fields in its record or in each of its list. */
export const answeredWith = async (request: Request, change: (record: Body) => Body) => {
  const response = await getResponse(handlers, request.clone())
  if (!response?.ok) return response
  const body = (await response.json()) as { data: Body | Body[] }
  const data = Array.isArray(body.data) ? body.data.map(change) : change(body.data)
  return HttpResponse.json({ ...body, data }, { status: response.status })
}

export type WrongServer = [what: string, answer: HttpHandler, call: string, severity: Severity, words: RegExp]

/** What is found of a server that answers otherwise in one way, and what the check leaves there. */
export async function foundOf(answer: HttpHandler) {
  const { rows, leftBehind } = await checkWith([answer])
  return { found: rows.flatMap(({ verdict, findings }) => (verdict === 'kept' ? [] : findings)), leftBehind }
}

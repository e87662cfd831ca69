import * as v from 'valibot'
import { appReading, type CallId, type Reading } from './app-reading'
import { bodyJson, callOf, type Client, type Exchange, type Sending } from './client'
import { type Finding, judge, judgeRefusal, type Severity } from './judge'

export interface Accounts {
  email: string
  password: string
  adminEmail?: string | undefined
  adminPassword?: string | undefined
}

/** One run of the check: what was asked, what was found, and what could not be taken back. */
export interface Check {
  client: Client
  accounts: Accounts
  /** Sends nothing but GET and sign-in. */
  readOnly: boolean
  origin: string | undefined
  /** A date that every part of the check counts from, YYYY-MM-DD. */
  today: string
  tokens: { user?: string; admin?: string }
  /** Calls that were asked, with the milliseconds of their slowest answer. */
  asked: Map<string, number>
  findings: Finding[]
  /** What is good to know and no fault, such as how many trains there are. */
  notes: string[]
  /** Own data that the server did not let be removed. */
  leftBehind: string[]
}

export function add(check: Check, call: string, severity: Severity, path: string, words: string) {
  check.findings.push({ call, severity, path, words })
}

export async function ask(check: Check, id: string, sending: Sending): Promise<Exchange> {
  const exchange = await check.client.ask(id, sending)
  check.asked.set(id, Math.max(check.asked.get(id) ?? 0, exchange.ms))
  return exchange
}

/** Asks for a success, judges it, and returns what the app reads of it; undefined where it reads nothing. */
export const good = async <Id extends CallId>(check: Check, id: Id, sending: Sending = {}) =>
  judged(check, id, await ask(check, id, sending))

/** The same of an exchange that has taken place. */
export function judged<Id extends CallId>(check: Check, id: Id, exchange: Exchange): Reading<Id> | undefined {
  check.findings.push(...judge(callOf(id), exchange))
  const { status = 0 } = exchange.answer ?? {}
  if (status < 200 || status > 299) return undefined
  const read = v.safeParse(appReading[id], bodyJson(exchange))
  return read.success ? read.output : undefined
}

export async function refused(
  check: Check,
  id: string,
  statuses: number[],
  why: string,
  sending: Sending = {},
) {
  const exchange = await ask(check, id, sending)
  check.findings.push(...judgeRefusal(callOf(id), exchange, statuses, why))
  return exchange
}

/** No record has it, and every server can read it. */
export const unknownId = 'ffffffffffffffffffffffff'

export const daysLater = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

import * as v from 'valibot'
import type { Train } from '@/domain/trains/train'
import type { Station } from '@/domain/stations/station'
import type { ContractCall } from '../contract.ts'
import { bodyJson, type Client, type Exchange, type Sending } from './client.ts'
import { type Finding, judge, judgeRefusal, type Severity } from './judge.ts'

export interface Accounts {
  email: string
  password: string
  adminEmail?: string | undefined
  adminPassword?: string | undefined
}

/** A train with free seats, from its first stop to its last. */
export interface Trip {
  train: Train
  from: string
  to: string
  date: string
  free: number
  /** Ids of it and of some others. */
  others: string[]
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
  /** Of the account whose password was given. */
  userId?: string
  /** Every station there is. */
  places: Station[]
  /** What can be booked; missing where nothing can. */
  trip?: Trip
  /** Calls that were asked, with the milliseconds of their slowest answer. */
  asked: Map<string, number>
  findings: Finding[]
  /** What is good to know and no fault, such as how many trains there are. */
  notes: string[]
  /** Own data that the server did not let be removed. */
  leftBehind: string[]
}

/** What is asked of a resource. */
export type Step = (check: Check) => Promise<void>

export function add(check: Check, { id }: ContractCall, severity: Severity, path: string, words: string) {
  check.findings.push({ call: id, severity, path, words })
}

export async function ask(check: Check, call: ContractCall, sending: Sending): Promise<Exchange> {
  const exchange = await check.client.ask(call, sending)
  check.asked.set(call.id, Math.max(check.asked.get(call.id) ?? 0, exchange.ms))
  return exchange
}

/** Asks for a success, judges it, and returns what the app reads of it; undefined where it reads nothing. */
export const good = async <Call extends ContractCall>(check: Check, call: Call, sending: Sending = {}) =>
  judged(check, call, await ask(check, call, sending))

export const isSuccess = ({ answer }: Exchange) =>
  answer !== undefined && answer.status >= 200 && answer.status <= 299

/** The same of an exchange that has taken place. */
export function judged<Call extends ContractCall>(
  check: Check,
  call: Call,
  exchange: Exchange,
): v.InferOutput<Call['reads']> | undefined {
  check.findings.push(...judge(call, exchange))
  if (!isSuccess(exchange)) return undefined
  const read = v.safeParse(call.reads, bodyJson(exchange))
  return read.success ? read.output : undefined
}

export async function refused(
  check: Check,
  call: ContractCall,
  statuses: number[],
  why: string,
  sending: Sending = {},
) {
  const exchange = await ask(check, call, sending)
  check.findings.push(...judgeRefusal(call, exchange, statuses, why))
  return exchange
}

/** Deletes what the check has made, as an administrator, and looks whether it is gone. */
export async function remove(check: Check, call: ContractCall, look: ContractCall, id: string, what: string) {
  await good(check, call, { token: check.tokens.admin, params: { id } })
  const { answer } = await check.client.ask(look, { params: { id } })
  if (answer?.status === 404) return
  check.leftBehind.push(what)
  const deletion = check.findings.some((finding) => finding.call === call.id)
  if (!deletion) add(check, call, 'broken', 'status', 'says that it was deleted, and it is still there')
}

/** No record has it, and every server can read it. */
export const unknownId = 'ffffffffffffffffffffffff'

export const daysLater = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

import { calls, resources } from '../resources.ts'
import { signIn } from '../resources/accounts.ts'
import type { Accounts, Check } from './check.ts'
import { createClient } from './client.ts'
import { crossOrigin } from './cross-origin.ts'
import type { Finding } from './judge.ts'

export interface Options {
  url: string
  accounts: Accounts
  readOnly?: boolean
  origin?: string | undefined
}

export type Verdict = 'kept' | 'kept, with differences' | 'broken' | 'not there' | 'not asked'

export interface Row {
  call: string
  method: string
  path: string
  verdict: Verdict
  /** Of its slowest answer. */
  ms: number | null
  findings: Finding[]
  /** What a user of the app loses; only where the call is broken or not there. */
  consequence: string | null
}

export interface Report {
  url: string
  rows: Row[]
  notes: string[]
  leftBehind: string[]
  seconds: number
  check: Check
}

function verdictOf(findings: readonly Finding[], wasAsked: boolean): Verdict {
  const has = (severity: Finding['severity']) => findings.some((finding) => finding.severity === severity)
  if (has('missing')) return 'not there'
  if (has('broken')) return 'broken'
  if (!wasAsked) return 'not asked'
  return has('different') ? 'kept, with differences' : 'kept'
}

/** Whether the call does nothing for a user, and not only breaks a rule beside it. */
const isLost = (findings: readonly Finding[]) =>
  findings.some(({ severity, beside }) => severity !== 'different' && !beside)

/** A call that is asked several times has the same mistake each time. */
const unlike = (findings: readonly Finding[]) =>
  findings.filter(
    ({ path, words }, at) =>
      at === findings.findIndex((other) => other.path === path && other.words === words),
  )

/** Asks a back end every call, in an order that leaves nothing of its own behind, and judges each answer. */
export async function runCheck({ url, accounts, readOnly = false, origin }: Options): Promise<Report> {
  const from = performance.now()
  const check: Check = {
    client: createClient(url, origin),
    accounts,
    readOnly,
    origin,
    today: new Date().toISOString().slice(0, 10),
    tokens: {},
    places: [],
    asked: new Map(),
    findings: [],
    notes: [],
    leftBehind: [],
  }
  const isSignedIn = await signIn(check)
  for (const { asVisitor } of resources) await asVisitor?.(check)
  if (isSignedIn) {
    await crossOrigin(check)
    for (const { signedIn } of resources) await signedIn?.(check)
    if (check.tokens.admin === undefined) {
      const forAdmins = calls.filter(({ who }) => who === 'admin')
      check.notes.push(`No administrator was given: ${forAdmins.length} calls were not asked.`)
    }
  } else {
    check.notes.push('Nobody could be signed in: what needs a session was not asked.')
  }
  const rows = calls.map(({ id, method, path, without }): Row => {
    const findings = unlike(check.findings.filter(({ call }) => call === id))
    const verdict = verdictOf(findings, check.asked.has(id))
    return {
      call: id,
      method,
      path,
      verdict,
      ms: check.asked.get(id) ?? null,
      findings,
      consequence: isLost(findings) ? without : null,
    }
  })
  const { notes, leftBehind } = check
  notes.push(
    'Not looked at: full trains, other users’ reviews, mails, how long a token lives, a fare between other stops than the ends.',
  )
  return { url, rows, notes, leftBehind, seconds: (performance.now() - from) / 1000, check }
}

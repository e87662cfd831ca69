import * as v from 'valibot'
import type { ContractCall } from '../contract.ts'
import { sessionUser } from '../resources/accounts.calls.ts'
import { bodyJson, type Exchange, header, limitMs } from './client.ts'

/** `broken`: the app cannot use it. `different`: it copes, or does without something. `missing`: there is no such call. */
export type Severity = 'missing' | 'broken' | 'different'

export interface Finding {
  call: string
  severity: Severity
  /** Where in the answer, such as `$.data[0].name`; `status`, `headers` or `time` for what stands beside the body. */
  path: string
  words: string
  /** Only a rule beside the call was broken: what it is for still works. */
  beside?: true
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonPath = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).reduce(
    (path, { key }) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${String(key)}`),
    '$',
  )

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The whole body as the document advises it. */
function advised({ layout, answer = v.unknown(), beside = {} }: ContractCall): v.GenericSchema {
  const success = v.literal(true)
  switch (layout) {
    case 'session':
      return v.object({ success, token: v.pipe(v.string(), v.nonEmpty()), user: sessionUser })
    case 'account':
      return v.object({ success, user: answer })
    case 'message':
      return v.object({ success, message: v.optional(v.string()) })
    case 'wrapped':
      return v.object({ success, data: answer })
    case 'listed':
      return v.object({ success, count: v.optional(count), data: v.array(answer) })
    case 'paged':
      return v.object({
        success,
        count: v.optional(count),
        total: count,
        totalPages: count,
        currentPage: count,
        ...Object.fromEntries(Object.entries(beside).map(([key, { schema }]) => [key, schema])),
        data: v.array(answer),
      })
    default:
      return v.unknown()
  }
}

/** Many records with one mistake are one finding, told at the first. */
function issuesOf(schema: v.GenericSchema, body: unknown): { path: string; words: string }[] {
  const result = v.safeParse(schema, body)
  const seen = new Map<string, { path: string; words: string; more: number }>()
  for (const issue of result.issues ?? []) {
    const path = jsonPath(issue)
    const kind = `${path.replace(/\[\d+\]/g, '[]')} ${issue.expected ?? issue.message}`
    const known = seen.get(kind)
    if (known) known.more += 1
    else seen.set(kind, { path, words: issue.message, more: 0 })
  }
  return [...seen.values()].map(({ path, words, more }) => ({
    path,
    words: more > 0 ? `${words}; ${more} more like it` : words,
  }))
}

/** No such call, told from a record that is not there by the page of a web server in place of a message. */
function isMissing(exchange: Exchange): boolean {
  const status = exchange.answer?.status
  const body = bodyJson(exchange)
  const hasMessage = isRecord(body) && typeof body.message === 'string'
  return status === 405 || status === 501 || (status === 404 && !hasMessage)
}

/** An answer that should have been a success, held against the document and against what the app reads. */
export function judge(call: ContractCall, exchange: Exchange): Finding[] {
  const finding = (severity: Severity, path: string, words: string): Finding => ({
    call: call.id,
    severity,
    path,
    words,
  })
  const { answer, failure, ms } = exchange
  if (!answer) return [finding('broken', 'time', failure ?? 'no answer')]
  if (isMissing(exchange)) return [finding('missing', 'status', `answered ${answer.status}: no such call`)]
  const isJson = /json/.test(header(exchange, 'content-type') ?? '')
  if (answer.status < 200 || answer.status > 299) {
    const body = bodyJson(exchange)
    const said = isRecord(body) && typeof body.message === 'string' ? `: "${body.message}"` : ''
    return [finding('broken', 'status', `answered ${answer.status} instead of ${call.status}${said}`)]
  }
  const found: Finding[] = []
  if (answer.status !== call.status)
    found.push(finding('different', 'status', `answered ${answer.status} instead of ${call.status}`))
  if (ms > limitMs / 2)
    found.push(
      finding(
        'different',
        'time',
        `took ${(ms / 1000).toFixed(1)} s; the app gives up after ${limitMs / 1000} s`,
      ),
    )
  if (call.layout === 'file') return [...found, ...judgeFile(exchange).map((rest) => finding(...rest))]
  if (call.layout === 'nothing' && answer.body.length === 0) return found
  const body = bodyJson(exchange)
  if (body === undefined) {
    const isEmpty = answer.body.length === 0
    if (isEmpty && call.layout === 'message') return found
    return [...found, finding('broken', '$', isEmpty ? 'an empty body' : 'no JSON')]
  }
  if (!isJson)
    found.push(
      finding('different', 'headers', 'its Content-Type is no JSON: a failure would lose its message'),
    )
  if (isRecord(body) && body.success === false)
    return [
      ...found,
      finding('broken', '$.success', 'false under a status of success: the app takes it for a failure'),
    ]
  const unreadable = issuesOf(call.reads, body)
  if (unreadable.length > 0)
    return [...found, ...unreadable.map(({ path, words }) => finding('broken', path, words))]
  return [
    ...found,
    ...issuesOf(advised(call), body).map(({ path, words }) => finding('different', path, words)),
  ]
}

function judgeFile(exchange: Exchange): [Severity, string, string][] {
  const type = header(exchange, 'content-type') ?? ''
  if (type === '' || /json|html/.test(type))
    return [['broken', 'headers', `a file of type "${type}", which the app takes for a failure`]]
  if (exchange.answer?.body.length === 0) return [['broken', '$', 'an empty file']]
  const found: [Severity, string, string][] = []
  if (!header(exchange, 'content-disposition'))
    found.push(['different', 'headers', 'no Content-Disposition: the file is called ticket-<PNR>'])
  return found
}

/** A call that should have been refused with one of these statuses. */
export function judgeRefusal(
  call: ContractCall,
  exchange: Exchange,
  statuses: number[],
  why: string,
): Finding[] {
  const { answer, failure } = exchange
  const finding = (severity: Severity, path: string, words: string): Finding[] => [
    { call: call.id, severity, path, words: `${why}: ${words}`, beside: true },
  ]
  if (!answer) return finding('broken', 'time', failure ?? 'no answer')
  const { status } = answer
  const wanted = statuses.join(' or ')
  if (isMissing(exchange) && !(statuses.includes(404) && status === 404))
    return [{ call: call.id, severity: 'missing', path: 'status', words: `answered ${status}: no such call` }]
  if (status >= 200 && status < 300)
    return finding('broken', 'status', `answered ${status} instead of ${wanted}`)
  if (!statuses.includes(status)) {
    const severity = status === 401 ? 'broken' : 'different'
    const ends = status === 401 ? ', which signs the user out' : ''
    return finding(severity, 'status', `answered ${status} instead of ${wanted}${ends}`)
  }
  const body = bodyJson(exchange)
  const hasWords = isRecord(body) && (typeof body.message === 'string' || body.errors !== undefined)
  return hasWords
    ? []
    : finding('different', '$.message', 'no message and no errors: the user is shown general words')
}

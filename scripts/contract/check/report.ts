import { bodyText, type Exchange } from './client'
import type { Report, Row } from './run'

const marks: Record<Row['verdict'], string> = {
  kept: 'kept',
  'kept, with differences': 'DIFFERS',
  broken: 'BROKEN',
  'not there': 'NOT THERE',
  'not asked': 'not asked',
}

/** Whether a user of the app loses something. */
export const isFailure = ({ rows }: Report) =>
  rows.some(({ verdict }) => verdict === 'broken' || verdict === 'not there')

/** A line for each call, and under it what was found. */
export function asTable({ url, rows, notes, leftBehind, seconds }: Report): string {
  const lines = rows.flatMap(({ method, path, verdict, ms, findings, consequence }) => [
    `${marks[verdict].padEnd(10)} ${(ms === null ? '' : `${Math.round(ms)} ms`).padStart(8)}  ${method.padEnd(6)} ${path}`,
    ...findings.map((finding) => `${' '.repeat(21)}${finding.path}: ${finding.words}`),
    ...(consequence ? [`${' '.repeat(21)}→ ${consequence}`] : []),
  ])
  const counted = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length
  const left =
    leftBehind.length > 0 ? [`Left behind, as they could not be removed: ${leftBehind.join(', ')}.`] : []
  return [
    `${url}, ${rows.length} calls in ${seconds.toFixed(1)} s`,
    '',
    ...lines,
    '',
    `${counted('kept')} kept, ${counted('kept, with differences')} with differences, ${counted('broken')} broken, ${counted('not there')} not there, ${counted('not asked')} not asked.`,
    ...notes.map((note) => `- ${note}`),
    ...left,
  ].join('\n')
}

export const asJson = ({ check: _check, ...report }: Report) => JSON.stringify(report, null, 2)

const escaped = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign] ?? sign)

/** For the test reports of a CI: a case for each call. */
export function asJunit({ url, rows, seconds }: Report): string {
  const isFailed = ({ verdict }: Row) => verdict === 'broken' || verdict === 'not there'
  const failed = rows.filter(isFailed)
  const skipped = rows.filter(({ verdict }) => verdict === 'not asked')
  const cases = rows.map((row) => {
    const { call, method, path, verdict, ms, findings, consequence } = row
    const said = findings.map((finding) => `${finding.path}: ${finding.words}`).join('\n')
    const inside = isFailed(row)
      ? `<failure message="${escaped([`${verdict}.`, consequence].filter(Boolean).join(' '))}">${escaped(said)}</failure>`
      : verdict === 'not asked'
        ? '<skipped/>'
        : said && `<system-out>${escaped(said)}</system-out>`
    return `    <testcase classname="${escaped(call)}" name="${escaped(`${method} ${path}`)}" time="${((ms ?? 0) / 1000).toFixed(3)}">${inside}</testcase>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escaped(`Contract of ${url}`)}" tests="${rows.length}" failures="${failed.length}" skipped="${skipped.length}" time="${seconds.toFixed(3)}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const pairs = (fields: Iterable<[string, string]>) =>
  [...fields].map(([name, value]) => ({
    name,
    value: name.toLowerCase() === 'authorization' ? 'Bearer …' : value,
  }))

const entry = (exchange: Exchange) => {
  const { method, url, startedAt, ms, sent, answer, failure } = exchange
  const unmeasured = { headersSize: -1, bodySize: -1 }
  const type = answer?.headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  return {
    startedDateTime: startedAt.toISOString(),
    time: ms,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(Object.entries(sent.headers)),
      queryString: pairs(new URL(url).searchParams),
      ...(sent.body !== undefined && { postData: { mimeType: 'application/json', text: sent.body } }),
      ...unmeasured,
    },
    response: {
      status: answer?.status ?? 0,
      statusText: answer?.statusText ?? failure ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(answer?.headers ?? []),
      content: {
        size: answer?.body.length ?? 0,
        mimeType: type,
        ...(/json|text/.test(type) && { text: bodyText(exchange) }),
      },
      redirectURL: '',
      ...unmeasured,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  }
}

/** Everything that was asked, as browsers and proxies import it. Passwords stand in it; tokens do not. */
export const asHar = ({ check }: Report) =>
  JSON.stringify(
    {
      log: {
        version: '1.2',
        creator: { name: 'Railway Planner contract check', version: '1' },
        entries: check.client.exchanges.map(entry),
      },
    },
    null,
    2,
  )

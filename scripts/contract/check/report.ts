import { type HarCall, harOf } from '@mocks/studio/har'
import { bodyOf, headersOf, maskedBody } from '@mocks/studio/log'
import { escaped } from '../markup.ts'
import type { Exchange } from './client.ts'
import type { Report, Row } from './run.ts'

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

const harCall = ({ method, url, startedAt, ms, sent, answer, failure }: Exchange): HarCall => {
  const { pathname, search } = new URL(url)
  const headers = new Headers(answer?.headers)
  return {
    startedAt: startedAt.getTime(),
    method,
    path: pathname + search,
    status: answer?.status ?? 'lost',
    ms,
    size: answer?.body.length ?? null,
    rule: failure ?? null,
    request: { headers: headersOf(new Headers(sent.headers)), body: maskedBody(sent.body ?? '') },
    response: answer ? { headers: headersOf(headers), ...bodyOf(answer.body, headers) } : null,
  }
}

/** Everything that was asked, as browsers and proxies import it, without passwords and tokens. */
export const asHar = ({ url, check }: Report) =>
  JSON.stringify(
    harOf(check.client.exchanges.map(harCall), {
      origin: new URL(url).origin,
      creator: 'Railway Planner contract check',
      version: '1',
    }),
    null,
    2,
  )

import type { LogEntry } from './types.ts'

/** What the file tells of a call. */
export type HarCall = Pick<
  LogEntry,
  'startedAt' | 'method' | 'path' | 'status' | 'ms' | 'size' | 'rule' | 'request' | 'response'
>

export interface HarOptions {
  /** Of the API, `http://localhost:5173`. */
  origin: string
  /** Who noted the calls down. */
  creator?: string
  /** Of the product. */
  version: string
  /** The text of a link that opens the state of the mock API. */
  qa?: string
}

const nameValues = (pairs: Iterable<readonly [string, string]>) =>
  [...pairs].map(([name, value]) => ({ name, value }))

const headerOf = (headers: readonly (readonly [string, string])[], name: string) =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1]

const bytesIn = (text: string) => new TextEncoder().encode(text).length

/** How Chromium's own files tell of a call without an answer. */
const errorOf = (status: LogEntry['status']) =>
  typeof status === 'number' || status === null ? {} : { _error: `net::ERR_FAILED (${status})` }

function requestOf({ method, path, request }: HarCall, origin: string) {
  const url = new URL(path, origin)
  return {
    method,
    url: url.href,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: nameValues(request.headers),
    queryString: nameValues(url.searchParams),
    headersSize: -1,
    bodySize: bytesIn(request.body),
    ...(request.body !== '' && {
      postData: {
        mimeType: headerOf(request.headers, 'content-type') ?? 'application/octet-stream',
        text: request.body,
      },
    }),
  }
}

function responseOf({ status, size, response }: HarCall) {
  return {
    status: typeof status === 'number' ? status : 0,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: nameValues(response?.headers ?? []),
    content: {
      size: size ?? 0,
      mimeType: headerOf(response?.headers ?? [], 'content-type') ?? 'x-unknown',
      text: response?.body ?? '',
      ...(response?.isBase64 && { encoding: 'base64' }),
    },
    redirectURL: '',
    headersSize: -1,
    bodySize: size ?? 0,
    ...errorOf(status),
  }
}

/** The calls as a HAR 1.2, which network panels import. Calls under way are left out. */
export function harOf(
  entries: readonly HarCall[],
  { origin, creator = 'Railway Planner QA studio', version, qa }: HarOptions,
) {
  const page = 'page_1'
  const done = entries.filter(({ ms }) => ms !== null)
  const at = (ms: number) => new Date(ms).toISOString()
  return {
    log: {
      version: '1.2',
      creator: { name: creator, version },
      ...(qa !== undefined && { browser: { name: 'Mock API', version }, comment: `?qa=${qa}` }),
      pages: [
        {
          startedDateTime: at(done[0]?.startedAt ?? 0),
          id: page,
          title: origin,
          pageTimings: { onContentLoad: -1, onLoad: -1 },
        },
      ],
      entries: done.map((entry) => ({
        pageref: page,
        startedDateTime: at(entry.startedAt),
        time: entry.ms ?? 0,
        request: requestOf(entry, origin),
        response: responseOf(entry),
        cache: {},
        timings: { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: entry.ms ?? 0, receive: 0 },
        ...(entry.rule !== null && { comment: entry.rule }),
      })),
    },
  }
}

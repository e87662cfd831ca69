import { HttpResponse } from 'msw'

/** A field that failed: `path` as the form knows it, e.g. `passengers[1].age`. */
export interface FieldProblem {
  path: string
  msg: string
  value?: unknown
}

export interface Paging {
  page: number
  limit: number
}

export const ok = (data: unknown, status = 200) => HttpResponse.json({ success: true, data }, { status })

/** The lists without paging: trains, own bookings, stations nearby. */
export const list = (data: unknown[]) => HttpResponse.json({ success: true, count: data.length, data })

export const fail = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status })

/** Refused bookings, malformed ids and paging, and whatever else the back end did not foresee. */
export const serverError = () => fail(500, 'Server error')

/** A failed field validation carries no message of its own. */
export const invalid = (problems: FieldProblem[]) =>
  HttpResponse.json(
    {
      success: false,
      errors: problems.map(({ path, msg, value }) => ({ type: 'field', value, msg, path, location: 'body' })),
    },
    { status: 400 },
  )

/** What goes wrong before any endpoint is reached has an envelope of its own. */
export const broken = (message: string) =>
  HttpResponse.json({ status: 'error', message, error: {} }, { status: 500 })

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** An unknown path is answered with a page, not with JSON. */
export function unknownPath(method: string, path: string) {
  const shown = `Cannot ${method} ${path}`.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${shown}</pre>
</body>
</html>
`
  return new HttpResponse(page, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Page and limit of a query; anything but whole numbers, and a page before the first, is a server error. */
export function pagingOf(query: URLSearchParams): Paging {
  const page = Number(query.get('page') ?? 1)
  const limit = Number(query.get('limit') ?? 10)
  if (!Number.isInteger(page) || page < 1 || !Number.isInteger(limit) || limit < 0) throw serverError()
  return { page, limit }
}

/** One page of a list. A limit of 0 means everything, and then the number of pages is null. */
export function paged<T>(
  items: T[],
  { page, limit }: Paging,
  serialise: (item: T) => unknown,
  extra: Record<string, unknown> = {},
) {
  const data = (limit === 0 ? items : items.slice((page - 1) * limit, page * limit)).map(serialise)
  return HttpResponse.json({
    success: true,
    count: data.length,
    total: items.length,
    ...extra,
    totalPages: limit === 0 ? null : Math.ceil(items.length / limit),
    currentPage: page,
    data,
  })
}

import { deepStrictEqual as same } from 'node:assert'
import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '@/domain/page'

const ran = async <Answer, Input>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Input>,
  mutationFn: () => Promise<Answer>,
  input: Input,
) => {
  const mutations = client.getMutationCache()
  try {
    await mutations.build(client, { ...options, mutationFn }).execute(input)
  } finally {
    mutations.clear()
  }
}

/** A mutation from its start to its end, with this answer in place of a call. */
export const answered = <Answer, Input>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Input>,
  answer: Answer,
  input: Input,
) => ran(client, options, () => Promise.resolve(answer), input)

const no = new Error('No')

/** A mutation from its start to its end, refused. */
export const refused = <Answer, Input>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Input>,
  input: Input,
) => ran(client, options, () => Promise.reject(no), input).catch(() => {})

/** A load that fails, of an entry that is there. */
export const failedLoad = (client: QueryClient, queryKey: QueryKey) =>
  client.query({ queryKey, queryFn: () => Promise.reject(no), staleTime: 0, retry: false }).catch(() => {})

interface Rows {
  items: { _id: string }[]
  total: number
  count: number
}

/** What holds of every page: no record twice, no number below 0, none that is not one. */
function check(page: Rows & { averageRating?: number }) {
  same(new Set(page.items.map(({ _id }) => _id)).size, page.items.length)
  const { total, count, averageRating = 0 } = page
  for (const figure of [total, count, averageRating]) same(Number.isFinite(figure) && figure >= 0, true)
}

/** What the cache holds under these names, checked; what was not loaded has no entry. */
export function cachedPages<P extends Rows & Page<unknown>>(
  client: QueryClient,
  keys: Record<string, QueryKey>,
): Record<string, P> {
  const pages: Record<string, P> = {}
  for (const [name, queryKey] of Object.entries(keys)) {
    const page = client.getQueryData<P>(queryKey)
    if (!page) continue
    check(page)
    pages[name] = page
  }
  return pages
}

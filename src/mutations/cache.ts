import {
  hashKey,
  MutationObserver,
  type MutationOptions,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** One change of the cache that a server's answer calls for. */
export interface CachePatch {
  queryKey: QueryKey
  apply: (client: QueryClient) => void
}

/** Changes every entry under `queryKey` that was already fetched; an absent one stays absent. */
export const patch = <T>(queryKey: QueryKey, update: (cached: T) => T): CachePatch => ({
  queryKey,
  apply: (client) =>
    void client.setQueriesData<T>({ queryKey }, (cached) =>
      cached === undefined ? undefined : update(cached),
    ),
})

/**
 * Drops every entry under `queryKey`: the record it speaks of is gone. A page that shows it keeps its last sight; one that
 * waits for it is told by the server that there is none.
 */
export const drop = (queryKey: QueryKey): CachePatch => ({
  queryKey,
  apply: (client) => client.removeQueries({ queryKey, predicate: hasData }),
})

const hasData = ({ state }: Query) => state.data !== undefined

const firstLoads = (client: QueryClient, queryKey: QueryKey) =>
  client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: (query) => !hasData(query) })

/**
 * Writes what the server answered. A fetch still under way started before that and is dropped; where a page waits for it
 * to have anything to show, it starts anew.
 */
export async function writeAnswer(client: QueryClient, patches: CachePatch[]) {
  const awaited = patches.flatMap(({ queryKey }) => firstLoads(client, queryKey))
  await Promise.all(patches.map(({ queryKey }) => client.cancelQueries({ queryKey })))
  for (const { apply } of patches) apply(client)
  for (const { queryKey } of awaited) void client.refetchQueries({ queryKey, exact: true, type: 'active' })
}

/**
 * Asks anew for everything under `key` that is looked at; the rest when it is looked at again. Two kinds of fetches that
 * are under way are not started anew by that, first loads and those that nobody looks at. They may bring what was so
 * before the change: what they bring counts as old.
 */
export function askAgain(client: QueryClient, key: QueryKey) {
  const goingOn = client.getQueryCache().findAll({
    queryKey: key,
    fetchStatus: 'fetching',
    predicate: (query) => !hasData(query) || !query.isActive(),
  })
  void client.invalidateQueries({ queryKey: key })
  for (const { promise, queryKey } of goingOn) {
    const again = () => void client.invalidateQueries({ queryKey, exact: true })
    promise?.then(again, again)
  }
}

interface Owed {
  /** What is to be asked for again, by its hash. */
  keys: Map<string, QueryKey>
  /** Whether it will be looked at when this turn is over. */
  timed: boolean
}

/** By the hash of the key whose mutations are waited for. */
const checks = new WeakMap<QueryClient, Map<string, Owed>>()

/**
 * Refetches when the last mutation under `key` has ended; before that, an answer could be older than a later write. Looked
 * at a turn later, when those that end in the same moment no longer count as under way.
 * @param dependent what else shows something of these records: their names, or how many seats they have
 */
export function refetchWhenLast(client: QueryClient, key: QueryKey, dependent: readonly QueryKey[] = []) {
  const waiting = checks.get(client) ?? new Map<string, Owed>()
  checks.set(client, waiting)
  const hash = hashKey(key)
  const owed = waiting.get(hash) ?? { keys: new Map([[hash, key]]), timed: false }
  waiting.set(hash, owed)
  for (const other of dependent) owed.keys.set(hashKey(other), other)
  if (owed.timed) return
  owed.timed = true
  setTimeout(() => {
    owed.timed = false
    if (client.isMutating({ mutationKey: key }) > 0) return
    waiting.delete(hash)
    for (const old of owed.keys.values()) askAgain(client, old)
  })
}

/**
 * Runs a mutation for the outbox, which keeps the changes of a record in order itself (on leaving, nothing may wait for an
 * answer) and tells a failure in its own place.
 */
export const runMutation = <Answer, Input>(
  client: QueryClient,
  { scope: _scope, ...options }: MutationOptions<Answer, Error, Input>,
  input: Input,
): Promise<Answer> =>
  new MutationObserver(client, { ...options, meta: { ...options.meta, shownInline: true } }).mutate(input)

import { chakra } from '@chakra-ui/react/styled-system'
import type { Query } from '@tanstack/react-query'
import { openedOutboxes } from '@/mutations/outbox/opened-outboxes'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/text/format'
import { failNextFetch, isToFail, useCaches } from '@/studio/cache-watch'
import { Devtools } from '@/studio/devtools'
import { useParts } from '@/studio/parts'
import { say } from '@/studio/said'

const keyOf = (query: Query) => query.queryKey.map((part) => JSON.stringify(part)).join(' ')

function stateOf(query: Query): string {
  const { status, fetchStatus, dataUpdatedAt } = query.state
  const seconds = Math.max(0, Math.round((Date.now() - dataUpdatedAt) / 1000))
  return [
    status === 'success' ? `${counted(seconds, 'second')} old` : status,
    query.isStale() ? 'stale' : 'fresh',
    counted(query.getObserversCount(), 'observer'),
    ...(fetchStatus === 'fetching' ? ['being fetched'] : []),
    ...(isToFail(query) ? ['the next fetch fails'] : []),
  ].join(' · ')
}

/** What the query cache and the outbox hold now. */
export function CacheTab() {
  const { client } = useParts()
  useCaches(client)
  const queries = client.getQueryCache().getAll()
  return (
    <>
      <chakra.section aria-label="Query cache" display="grid" gap="2">
        <p>
          {queries.length === 0 ? 'The query cache is empty.' : counted(queries.length, 'query', 'queries')}
        </p>
        <ul>
          {queries.map((query) => (
            <QueryRow key={query.queryHash} query={query} />
          ))}
        </ul>
      </chakra.section>
      <Pending />
      {import.meta.env.DEV && <Devtools />}
    </>
  )
}

function QueryRow({ query }: { query: Query }) {
  const { client, studio } = useParts()
  const name = keyOf(query)
  const only = { queryKey: query.queryKey, exact: true }
  const acts = {
    'Make stale': () => client.invalidateQueries({ ...only, refetchType: 'none' }),
    // A page that shows it gets it anew, as a page that is opened would.
    Drop: () => (query.getObserversCount() > 0 ? client.resetQueries(only) : client.removeQueries(only)),
    'Fail the next refetch': () => failNextFetch(query, client, studio),
    Refetch: () => client.refetchQueries(only),
  }
  return (
    <chakra.li py="2" borderBottomWidth="1px">
      <chakra.code fontFamily="mono" textStyle="small" overflowWrap="anywhere">
        {name}
      </chakra.code>
      <chakra.p textStyle="small" color="fg.muted">
        {stateOf(query)}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="1">
        {Object.entries(acts).map(([label, act]) => (
          <Button
            key={label}
            size="sm"
            variant="plain"
            aria-label={`${label}: ${name}`}
            onClick={() => {
              void act()
              say(`${label}: done`)
            }}
          >
            {label}
          </Button>
        ))}
      </chakra.div>
    </chakra.li>
  )
}

/** What is under way, and what is staged and not sent yet. */
function Pending() {
  const { client } = useParts()
  const mutations = client.getMutationCache().findAll({ status: 'pending' })
  const changes = openedOutboxes.get(client)?.state().changes ?? []
  return (
    <chakra.section aria-label="Pending changes of the cache" display="grid" gap="1">
      {mutations.length + changes.length === 0 && <p>No change is pending.</p>}
      <ul>
        {mutations.map(({ mutationId, options }) => (
          <li key={mutationId}>
            <code>{JSON.stringify(options.mutationKey ?? 'a mutation')}</code>: under way
            {options.meta?.pending && ', shown already'}
          </li>
        ))}
        {changes.map(({ id, steps }) => (
          <li key={id}>
            In the outbox, shown already:{' '}
            {steps.map(({ kind, name, state }) => `${kind} ${name} (${state})`).join(', ')}
          </li>
        ))}
      </ul>
    </chakra.section>
  )
}

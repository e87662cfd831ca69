import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query'

/** Runs a mutation as a hook would, and gives its answer. */
export const mutate = <Answer, Input, Result>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Input, Result>,
  input: Input,
) => new MutationObserver(client, options).mutate(input)

/** All that the cache holds, to be compared before and after. */
export const cachedData = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data])

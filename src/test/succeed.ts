import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/** What a mutation makes of the cache when the server has answered so, without asking one. */
export const succeed = async <Answer, Input, Result>(
  client: QueryClient,
  { onSuccess, meta }: MutationOptions<Answer, Error, Input, Result>,
  answer: Answer,
  input: Input,
) => {
  await onSuccess?.(answer, input, undefined as Result, { client, meta })
}

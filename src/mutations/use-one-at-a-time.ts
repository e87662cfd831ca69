import {
  type DefaultError,
  type Mutation,
  type MutationOptions,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

type Decision = Pick<MutationOptions, 'mutationKey' | 'scope'>

/** Whether a mutation of this key and scope runs, also one that was started by a page that has been left since. */
export function useUnderWay({ mutationKey = [], scope }: Decision) {
  const client = useQueryClient()
  const predicate = ({ options }: Mutation) => options.scope?.id === scope?.id
  /** Known at once, before anything is drawn anew. */
  const isUnderWay = () => client.isMutating({ mutationKey, exact: true, predicate }) > 0
  const underWay = useSyncExternalStore(client.getMutationCache().subscribe, isUnderWay, isUnderWay)
  return { isUnderWay, underWay }
}

/**
 * A mutation that one decision starts, such as a form's: while it runs, it is not started again. Two presses within one
 * tick both come before a render that could show the first, and a form that was left and opened again knows nothing of
 * what it sent: so it is the cache that is asked. `isPending` tells of both.
 */
export function useOneAtATime<Data, Variables, Context>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
) {
  const mutation = useMutation(options)
  const { isUnderWay, underWay } = useUnderWay(options as Decision)
  const mutate: typeof mutation.mutate = (...args) => {
    if (!isUnderWay()) mutation.mutate(...args)
  }
  return { ...mutation, mutate, isPending: underWay }
}

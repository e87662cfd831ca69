import { type DefaultError, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { noop } from '@/lib/noop'

/**
 * A mutation that one decision starts, such as a form's: while it runs, it is not started again. Two presses within one
 * tick both come before a render that could show the first, so `isPending` alone lets the second through.
 */
export function useOneAtATime<Data, Variables, Context>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
) {
  const mutation = useMutation(options)
  const running = useRef(false)
  const mutate: typeof mutation.mutate = (...args) => {
    if (running.current) return
    running.current = true
    mutation
      .mutateAsync(...args)
      .catch(noop)
      .finally(() => {
        running.current = false
      })
  }
  return { ...mutation, mutate }
}

import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createQueryClient } from '@/query-client'

/** A hook over a cache of its own. */
export function renderWithClient<Result, Props>(
  hook: (props: Props) => Result,
  {
    client = createQueryClient(),
    initialProps,
  }: { client?: ReturnType<typeof createQueryClient>; initialProps?: Props } = {},
) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) }) }
}

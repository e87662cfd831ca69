import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '@/auth/session-store'
import { FullScreenLoading } from './components/ui/feedback/full-screen-loading'
import { LazyToaster } from './components/ui/feedback/lazy-toaster'
import { system } from '@/theme/system'
import type { AppRouter } from './router'

export function App({ router }: { router: AppRouter }) {
  const { queryClient } = router.options.context
  const sessionKnown = useSession(({ isInitialized }) => isInitialized)
  useEffect(() => {
    // while a page is waited for, what stands in its place may be shorter: where the window is then, nobody left it.
    const onScroll = (event: Event) => {
      if (event.target === document && router.state.status === 'pending') event.stopPropagation()
    }
    addEventListener('scroll', onScroll, true)
    return () => removeEventListener('scroll', onScroll, true)
  }, [router])
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        {sessionKnown ? <RouterProvider router={router} /> : <FullScreenLoading />}
        <LazyToaster />
      </QueryClientProvider>
    </ChakraProvider>
  )
}

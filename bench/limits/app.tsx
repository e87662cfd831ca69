/** @jsxImportSource react */
import { ChakraProvider, HStack } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { listQuery } from './list-query'
import { SignIn } from './sign-in'
import { system } from './system'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <>
      <HStack as="nav" p="2" gap="4">
        <Link to="/login">Sign in</Link>
        <Link to="/trains">Trains</Link>
        <Link to="/stations">Stations</Link>
        <Link to="/about">About</Link>
      </HStack>
      <Outlet />
    </>
  ),
})
const signIn = createRoute({ getParentRoute: () => root, path: '/login', component: SignIn })
const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(() => import('./about'), 'About'),
})
const trains = createRoute({
  getParentRoute: () => root,
  path: '/trains',
  loader: ({ context }) => context.queryClient.query({ ...listQuery('trains'), staleTime: 'static' }),
  component: lazyRouteComponent(() => import('./lists'), 'Trains'),
})
const stations = createRoute({
  getParentRoute: () => root,
  path: '/stations',
  loader: ({ context }) => context.queryClient.query({ ...listQuery('stations'), staleTime: 'static' }),
  component: lazyRouteComponent(() => import('./lists'), 'Stations'),
})

/** The pages that stand for what these libraries cost at least. */
export function createApp(history?: RouterHistory) {
  const queryClient = new QueryClient()
  const router = createRouter({
    routeTree: root.addChildren([signIn, about, trains, stations]),
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
    defaultPreloadStaleTime: 0,
    ...(history && { history }),
  })
  const app = (
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </QueryClientProvider>
  )
  return { app, router }
}

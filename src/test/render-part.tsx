import { ChakraProvider } from '@chakra-ui/react/styled-system'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { system } from '@/theme/system'

/** For tests of parts alone: theme and a router in which every address shows `page(path)` inside `frame`. */
export async function renderAt(
  address: string,
  page: (path: string) => ReactNode,
  frame: (outlet: ReactNode) => ReactNode = (outlet) => outlet,
) {
  const root = createRootRoute({ component: () => frame(<Outlet />) })
  const any = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: function Page() {
      const { _splat = '' } = any.useParams()
      return page(`/${_splat}`)
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const user = userEvent.setup()
  const view = render(
    <ChakraProvider value={system}>
      {/* The types know the app's own tree only. */}
      <RouterProvider router={router as never} />
    </ChakraProvider>,
  )
  const go = (href: string) => router.navigate({ href })
  return { ...view, user, go, address: () => router.state.location.href }
}

export const renderPart = (part: ReactNode) => renderAt('/', () => part)

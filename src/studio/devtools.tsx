import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useParts } from './parts'

const QueryDevtools = lazy(() =>
  import('@tanstack/react-query-devtools').then(({ ReactQueryDevtoolsPanel }) => ({
    default: ReactQueryDevtoolsPanel,
  })),
)
const RouterDevtools = lazy(() =>
  import('@tanstack/react-router-devtools').then(({ TanStackRouterDevtoolsPanel }) => ({
    default: TanStackRouterDevtoolsPanel,
  })),
)

/**
 * Those of the libraries, for developers: under `npm start` alone, as they write markup and styles into the page, which the
 * content policy of a build refuses.
 */
export function Devtools() {
  const { client, router } = useParts()
  const [shown, setShown] = useState<'Query' | 'Router'>()
  return (
    <chakra.section aria-label="TanStack devtools" display="grid" gap="2">
      <chakra.div display="flex" gap="2">
        {(['Query', 'Router'] as const).map((name) => (
          <Button
            key={name}
            size="sm"
            aria-expanded={shown === name}
            onClick={() => setShown(shown === name ? undefined : name)}
          >
            {name} devtools
          </Button>
        ))}
      </chakra.div>
      <Suspense>
        {shown === 'Query' && <QueryDevtools client={client} />}
        {shown === 'Router' && <RouterDevtools router={router} />}
      </Suspense>
    </chakra.section>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** What 403, 404 and crash pages share: a sheet in the middle, words, ways on. */
export function MessagePage({
  heading,
  actions,
  children,
}: {
  heading: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <chakra.div display="flex" justifyContent="center" py={{ base: '4', md: '10' }}>
      <chakra.div
        width="full"
        maxWidth="36rem"
        display="grid"
        gap="4"
        p={{ base: '5', sm: '8' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        overflowWrap="anywhere"
      >
        {heading}
        {children}
        {actions != null && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { use, type ReactNode } from 'react'
import { Footer } from './footer'
import { InFrame } from './in-frame'

/** What 403, 404 and crash pages share: a sheet in the middle, words, ways on. Inside the shell, or a page of its own. */
export function MessagePage({
  heading,
  actions,
  children,
}: {
  heading: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  const inFrame = use(InFrame)
  const sheet = (
    <chakra.div
      as={inFrame ? 'div' : 'main'}
      flex="1"
      display="flex"
      justifyContent="center"
      alignItems="flex-start"
      px={inFrame ? '0' : '4'}
      py={{ base: '4', md: '10' }}
    >
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
  if (inFrame) return sheet
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column">
      {sheet}
      <Footer />
    </chakra.div>
  )
}

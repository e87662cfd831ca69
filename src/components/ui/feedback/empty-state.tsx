import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Nothing to show, and what to do about it. */
export function EmptyState({
  title,
  text,
  action,
  icon,
}: {
  title: string
  text?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="1"
      px="4"
      py={{ base: '8', md: '12' }}
      textAlign="center"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
    >
      {icon != null && (
        <chakra.span aria-hidden color="fg.muted" mb="1">
          {icon}
        </chakra.span>
      )}
      <chakra.p textStyle="section">{title}</chakra.p>
      {text != null && (
        <chakra.div maxWidth="md" color="fg.muted">
          {text}
        </chakra.div>
      )}
      {action != null && (
        <chakra.div mt="3" display="flex" flexWrap="wrap" gap="2" justifyContent="center">
          {action}
        </chakra.div>
      )}
    </chakra.div>
  )
}

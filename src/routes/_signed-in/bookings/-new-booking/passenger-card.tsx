import { chakra } from '@chakra-ui/react/styled-system'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'

/** The fields of one passenger, with the way to take them out where others stay. */
export function PassengerCard({
  number,
  onRemove,
  children,
}: {
  number: number
  onRemove: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <Card as="fieldset" display="grid" gap="4">
      <chakra.legend srOnly>Passenger {number}</chakra.legend>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="3"
      >
        <CardTitle>Passenger {number}</CardTitle>
        {onRemove && (
          <Button variant="danger" size="sm" aria-label={`Remove passenger ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden /> Remove
          </Button>
        )}
      </chakra.div>
      {children}
    </Card>
  )
}

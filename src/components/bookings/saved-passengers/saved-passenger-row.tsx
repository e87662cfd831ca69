import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import type { PassengerFields } from '@/components/bookings/passengers-form.schema'
import { berths, genders } from '@/domain/bookings/passenger'
import { SavedPassengerForm } from './saved-passenger-form'

const labelOf = (options: readonly { value: string; label: string }[], wanted: string) =>
  options.find(({ value }) => value === wanted)?.label

const about = ({ age, gender, berthPreference }: PassengerFields) =>
  [
    `${age} years`,
    labelOf(genders, gender),
    berthPreference === 'NA' ? undefined : `${labelOf(berths, berthPreference)} berth`,
  ]
    .filter(Boolean)
    .join(', ')

/** One saved passenger: what is being typed about one stays, whatever happens to the others. */
export function SavedPassengerRow({
  passenger,
  onChange,
  onKeep,
  onRemove,
}: {
  passenger: PassengerFields
  onChange: (changed: PassengerFields) => void
  onKeep: () => void
  onRemove: () => void
}) {
  const [editing, setEditing] = useState(false)
  const close = (then: () => void) => {
    setEditing(false)
    then()
  }
  if (editing) {
    return (
      <SavedPassengerForm
        passenger={passenger}
        onSave={(changed) => close(() => onChange(changed))}
        onCancel={() => close(onKeep)}
      />
    )
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <chakra.div flex="1 1 10rem" minWidth="0" overflowWrap="anywhere">
        <Bdi>{passenger.name}</Bdi>
        <chakra.div textStyle="small" color="fg.muted">
          {about(passenger)}
        </chakra.div>
      </chakra.div>
      <Button size="sm" aria-label={`Edit ${passenger.name}`} onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Button size="sm" variant="danger" aria-label={`Remove ${passenger.name}`} onClick={onRemove}>
        Remove
      </Button>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { berths, genders, type PassengerFields } from './passengers-form.schema'
import { SavedPassengerForm } from './saved-passenger-form'
import { changeSaved, mostSaved, removeAllSaved, removeSaved, savedPassengers } from './saved-passengers'

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

/** Who is saved on this device for this user: to be changed, and to be removed. */
export function SavedPassengersManager({ userId }: { userId: string }) {
  const [saved, setSaved] = useState(() => savedPassengers(userId))
  const [editing, setEditing] = useState<number>()
  const [said, setSaid] = useState('')
  const done = (words: string) => {
    setSaved(savedPassengers(userId))
    setEditing(undefined)
    setSaid(words)
    // The button pressed goes, or is another one now.
    document.getElementById('saved-passengers')?.focus()
  }
  const remove = (passenger: PassengerFields) => {
    removeSaved(userId, passenger)
    done(`${passenger.name} is removed`)
  }
  const change = (passenger: PassengerFields, changed: PassengerFields) => {
    changeSaved(userId, passenger, changed)
    done(`${changed.name} is changed`)
  }
  return (
    <>
      <chakra.p color="fg.muted" mb="3">
        {saved.length === 0
          ? 'Nobody is saved on this device any more.'
          : `Kept in this browser for you alone, also after you log out. ${mostSaved} at the most: whoever was saved longest ago gives way.`}
      </chakra.p>
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" listStyle="none">
        {saved.map((passenger, at) => (
          // Two may share everything but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <chakra.li key={`${passenger.name} ${at}`} pt="3" borderTopWidth="1px">
            {editing === at ? (
              <SavedPassengerForm
                passenger={passenger}
                onSave={(changed) => change(passenger, changed)}
                onCancel={() => done('Nothing is changed')}
              />
            ) : (
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
                <chakra.div flex="1 1 10rem" minWidth="0" overflowWrap="anywhere">
                  <Bdi>{passenger.name}</Bdi>
                  <chakra.div textStyle="small" color="fg.muted">
                    {about(passenger)}
                  </chakra.div>
                </chakra.div>
                <Button size="sm" aria-label={`Edit ${passenger.name}`} onClick={() => setEditing(at)}>
                  Edit
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  aria-label={`Remove ${passenger.name}`}
                  onClick={() => remove(passenger)}
                >
                  Remove
                </Button>
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {saved.length > 1 && (
        <Button
          variant="danger"
          mt="3"
          onClick={() => {
            removeAllSaved(userId)
            done('All saved passengers are removed')
          }}
        >
          Remove all {saved.length}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

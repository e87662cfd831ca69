import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { PassengerFields } from '@/components/bookings/passengers-form.schema'
import { SavedPassengerRow } from './saved-passenger-row'
import { changeSaved, mostSaved, removeAllSaved, removeSaved, savedPassengers } from './saved-passengers'

/** Keys that say who it is, not at which place; two may share everything. */
function keyed(saved: readonly PassengerFields[]) {
  const seen = new Map<string, number>()
  return saved.map((passenger) => {
    const who = JSON.stringify(passenger)
    const nth = seen.get(who) ?? 0
    seen.set(who, nth + 1)
    return { passenger, key: `${who} ${nth}` }
  })
}

/** Who is saved on this device for this user: to be changed, and to be removed. */
export function SavedPassengersManager({ userId }: { userId: string }) {
  const [saved, setSaved] = useState(() => savedPassengers(userId))
  const [announcement, setAnnouncement] = useState('')
  const done = (words: string) => {
    setSaved(savedPassengers(userId))
    setAnnouncement(words)
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
          : `Kept in this browser for you alone, also after you log out. At most ${mostSaved}: the one saved longest ago is replaced.`}
      </chakra.p>
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" listStyle="none">
        {keyed(saved).map(({ passenger, key }) => (
          <chakra.li key={key} pt="3" borderTopWidth="1px">
            <SavedPassengerRow
              passenger={passenger}
              onChange={(changed) => change(passenger, changed)}
              onKeep={() => done('Nothing is changed')}
              onRemove={() => remove(passenger)}
            />
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

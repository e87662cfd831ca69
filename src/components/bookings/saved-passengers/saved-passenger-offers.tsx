import { chakra } from '@chakra-ui/react/styled-system'
import UserPlus from 'lucide-react/icons/user-plus'
import { useId, useRef, useState } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { isSamePerson, type PassengerFields } from '@/components/bookings/passengers-form.schema'
import { savedPassengers } from './saved-passengers'

/** Those this user has saved on this device and who do not travel yet, each one press away. */
export function SavedPassengerOffers({
  userId,
  travelling,
  onAdd,
  focusAfterLast,
}: {
  userId: string
  travelling: readonly PassengerFields[]
  onAdd: (passenger: PassengerFields) => void
  /** Called when the button pressed was the last one: it goes, and the focus with it. */
  focusAfterLast: () => void
}) {
  const [saved] = useState(() => savedPassengers(userId))
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const isTravelling = (passenger: PassengerFields) =>
    travelling.some((other) => isSamePerson(other, passenger) && other.age.trim() === passenger.age)
  const offered = saved
    .map((passenger, key) => ({ passenger, key }))
    .filter(({ passenger }) => !isTravelling(passenger))
  if (offered.length === 0) return null
  const add = (passenger: PassengerFields, at: number) => {
    // The button pressed goes: the next one has the focus, so that a family is added by pressing on.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else focusAfterLast()
    onAdd(passenger)
  }
  return (
    <div>
      <chakra.p id={titleId} mb="1.5" fontWeight="medium">
        Saved on this device
      </chakra.p>
      <chakra.ul ref={list} aria-labelledby={titleId} display="flex" flexWrap="wrap" gap="2" listStyle="none">
        {offered.map(({ passenger, key }, at) => (
          <li key={key}>
            <Button size="sm" onClick={() => add(passenger, at)}>
              <UserPlus aria-hidden />
              <span>
                Add <Bdi>{passenger.name}</Bdi>, {passenger.age}
              </span>
            </Button>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}

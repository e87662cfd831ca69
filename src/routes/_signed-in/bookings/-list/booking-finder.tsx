import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { TextField } from '@/components/ui/text-field'

export const finderId = 'booking-search'

/** Searches the own bookings while one types; the words stand in the address. */
export function BookingFinder({
  q = '',
  onSearch,
}: {
  q?: string | undefined
  onSearch: (q: string) => void
}) {
  const [typed, setTyped] = useState(q)
  useEffect(() => setTyped((now) => (now.trim() === q ? now : q)), [q])
  return (
    <chakra.div role="search" aria-label="My bookings" mb="3">
      <TextField
        id={finderId}
        type="search"
        label="Search my bookings"
        placeholder="Train, station, PNR or passenger"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onSearch(event.target.value.trim())
        }}
      />
    </chakra.div>
  )
}

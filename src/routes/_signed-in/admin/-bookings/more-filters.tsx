import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { Button } from '@/components/ui/button'
import type { AdminBookingsSearch } from './bookings-search'

/** Filters that a report's link brings and no field shows, each with the way to drop it. */
export function MoreFilters({
  search: { pair, weekday },
  onSearch,
}: {
  search: AdminBookingsSearch
  onSearch: (change: AdminBookingsSearch) => void
}) {
  const chips = [
    ...(pair === undefined ? [] : [{ key: 'pair' as const, words: `Stations ${pair}` }]),
    ...(weekday === undefined ? [] : [{ key: 'weekday' as const, words: `On ${weekday}` }]),
  ]
  if (chips.length === 0) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3">
      {chips.map(({ key, words }) => (
        <Button
          key={key}
          size="sm"
          aria-label={`Drop filter: ${words}`}
          onClick={() => onSearch({ [key]: undefined })}
        >
          {words} <X aria-hidden />
        </Button>
      ))}
    </chakra.div>
  )
}

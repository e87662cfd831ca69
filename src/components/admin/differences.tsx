import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import type { LogEntry } from '@/domain/admin/change-log'

/** Of a change, each field before and after; a whole record is named by its name alone. */
export function Differences({ before, after }: Pick<LogEntry, 'before' | 'after'>) {
  if (!before || !after) return null
  return (
    <chakra.ul textStyle="small" fontWeight="normal">
      {Object.keys(after).map((field) => (
        // The arrow points to the right.
        <li key={field} dir="ltr">
          {field}: <Bdi>{before[field] ?? '—'}</Bdi> → <Bdi>{after[field] ?? '—'}</Bdi>
        </li>
      ))}
    </chakra.ul>
  )
}

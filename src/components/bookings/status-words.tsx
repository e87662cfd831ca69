import { chakra } from '@chakra-ui/react/styled-system'
import { statusMeaning } from '@/domain/bookings/booking-status'

const ofTheRailway = {
  meaning: 'This word is the railway’s own.',
  next: 'Ask the railway what it means, and name the PNR.',
}
const unsaid = {
  meaning: 'The railway did not give a status for this booking.',
  next: 'Look here again in a few minutes.',
}

/** CNF-7: what a status means in one line, and what to do now. */
export function StatusWords({ status }: { status: string }) {
  const { meaning, next } = statusMeaning(status) ?? (status ? ofTheRailway : unsaid)
  return (
    <chakra.div mt="2" maxWidth="28rem" color="fg.muted">
      <p>{meaning}</p>
      <p>
        <chakra.strong fontWeight="semibold">What to do now:</chakra.strong> {next}
      </p>
    </chakra.div>
  )
}

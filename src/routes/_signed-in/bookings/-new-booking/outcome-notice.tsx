import { chakra } from '@chakra-ui/react/styled-system'
import { Button, LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { Spinner } from '@/components/ui/spinner'
import { type ApiError, errorWords } from '@/lib/http/api-error'
import type { BookingAttempt } from '@/mutations/booking/book-once'

/** G6: what became of a booking that did not simply succeed, told truthfully, with what to do now. */
export function OutcomeNotice({ attempt, onFindOut }: { attempt: BookingAttempt; onFindOut: () => void }) {
  switch (attempt.kind) {
    case 'finding-out':
      return (
        <Card role="status" display="flex" gap="3" alignItems="center">
          <Spinner aria-hidden />
          <div>
            <strong>We are finding out</strong>
            <chakra.p color="fg.muted">
              The answer did not come. We look through your bookings to see whether this one was made. Nothing
              is sent twice.
            </chakra.p>
          </div>
        </Card>
      )
    case 'refused':
      return <Refused error={attempt.error} />
    case 'not-booked':
      return (
        <ErrorNotice
          headline="Not booked"
          detail="The answer to your booking did not come, and none of your bookings is this one. Nothing was booked: you can send it again."
        />
      )
    case 'unknown':
      return (
        <ErrorNotice
          headline="We do not know yet whether this was booked"
          detail={`The answer did not come, and your bookings did not tell: ${attempt.error.message} Do not book again before you know: you might book twice.`}
        >
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button onClick={onFindOut}>Check again</Button>
            <LinkButton to="/bookings" variant="plain">
              Look at my bookings
            </LinkButton>
          </chakra.div>
        </ErrorNotice>
      )
    case 'none':
    case 'sent':
    case 'sending':
    case 'booked':
      return null
  }
}

const passengerPath = /^passengers\[(\d+)\]/

/** The server's no: in its words, and where it names fields, with the way to each step that can mend it. */
function Refused({ error }: { error: ApiError }) {
  const { headline, detail } = errorWords(error)
  const fields = Object.entries(error.fieldErrors)
  const said = fields.map(([path, text]) => {
    const index = passengerPath.exec(path)?.[1]
    return index === undefined ? text : `Passenger ${Number(index) + 1}: ${text}`
  })
  const lines = [...(said.length > 0 ? said : [detail]), 'Nothing was booked; your answers are kept.']
  const ofPassengers = fields.filter(([path]) => path.startsWith('passengers'))
  return (
    <ErrorNotice headline={headline} detail={lines.filter(Boolean).join('\n')}>
      {fields.length > 0 && (
        <>
          {ofPassengers.length > 0 && (
            <LinkButton to="." search={(now) => ({ ...now, step: 'passengers' })} state>
              Correct the passengers
            </LinkButton>
          )}
          {ofPassengers.length < fields.length && (
            <LinkButton to="." search={(now) => ({ ...now, step: 'journey' })} state>
              Correct the journey
            </LinkButton>
          )}
        </>
      )}
    </ErrorNotice>
  )
}

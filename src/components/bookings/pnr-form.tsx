import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type SubmitEventHandler, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { normalPnr } from '@/domain/bookings/booking'
import { bookingIn } from '@/domain/bookings/pnr-in-text'
import { said } from '@/lib/text/isolated'

const problemOf = (typed: string) => {
  if (normalPnr(typed) === '') return 'Enter a PNR'
  return bookingIn(typed) ? undefined : `${said(typed)} is no PNR: a PNR has 6 to 10 letters and digits`
}

/** CNF-4: finds a booking by its PNR, or by a text of ours that contains it. What is typed stays as it is, also where it cannot be one. */
export function PnrForm({
  pnr = '',
  invalid = false,
  searching = false,
  onLookUp,
}: {
  /** The field's first value. */
  pnr?: string | undefined
  /** Says at once what is wrong with it. */
  invalid?: boolean | undefined
  searching?: boolean | undefined
  /** Gets the PNR in its normal form. */
  onLookUp: (pnr: string) => void
}) {
  const [typed, setTyped] = useState(pnr)
  const [tried, setTried] = useState(invalid)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const error = tried ? problemOf(typed) : undefined
  const meant = bookingIn(typed)
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault()
    setTried(true)
    if (!meant) field.current?.focus()
    else if ('pnr' in meant) onLookUp(meant.pnr)
    else void navigate({ to: '/bookings/$bookingId', params: meant })
  }
  return (
    <chakra.form
      role="search"
      aria-label="PNR look-up"
      onSubmit={submit}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="2"
      width={{ base: 'full', sm: '20rem' }}
    >
      <TextField
        ref={field}
        id="pnr"
        label="PNR"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
        // A field has one line: of a text with more, the PNR is taken before they run into one another.
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          const found = /[\r\n]/.test(pasted.trim()) ? bookingIn(pasted) : undefined
          if (!found || !('pnr' in found)) return
          event.preventDefault()
          setTyped(found.pnr)
        }}
        maxLength={400}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        fontFamily="mono"
        letterSpacing="wider"
      />
      {/* As high above as the field's label. Another PNR need not wait for the answer about this one. */}
      <Button
        type="submit"
        loading={searching && meant !== undefined && 'pnr' in meant && meant.pnr === pnr}
        mt="1.625rem"
        alignSelf="start"
      >
        <Search aria-hidden /> Look up
      </Button>
    </chakra.form>
  )
}

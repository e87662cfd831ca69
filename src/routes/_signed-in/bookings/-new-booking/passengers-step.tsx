import { chakra } from '@chakra-ui/react/styled-system'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import { PassengerInputs } from '@/components/bookings/passenger-inputs'
import {
  emptyPassenger,
  fieldsOf,
  isBlank,
  type PassengerFields,
} from '@/components/bookings/passengers-form.schema'
import { savePassengers } from '@/components/bookings/saved-passengers/saved-passengers'
import { SavedPassengerOffers } from '@/components/bookings/saved-passengers/saved-passenger-offers'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { mostPassengers } from '@/domain/bookings/party'
import { counted } from '@/lib/text/format'
import { isFocusLost } from '@/lib/hooks/use-focus-after'
import { useOnChange } from '@/lib/hooks/use-on-change'
import type { TypedBooking } from '@/mutations/booking/draft'
import { PassengerCard } from './passenger-card'
import { type Refusal, usePassengersForm } from './use-passengers-form'

/** Step 2: who travels. Every change is kept in the draft at once. */
export function PassengersStep({
  userId,
  typed,
  spare = emptyPassenger(),
  refusal,
  onChange,
  onCountChange,
  onContinue,
  onBack,
}: {
  userId: string
  typed: TypedBooking
  /** Who comes with the next press on "Add": somebody typed before, when more travelled, or a blank. */
  spare?: PassengerFields | undefined
  refusal: Refusal | undefined
  onChange: (typed: TypedBooking) => void
  onCountChange: (typed: TypedBooking) => void
  onContinue: () => void
  onBack: () => void
}) {
  const { passengers } = typed
  const form = usePassengersForm(typed, refusal, onChange)
  const { register, handleSubmit, formState, getValues, errorOf } = form
  const { fields, append, remove, replace, update } = useFieldArray({
    control: form.control,
    name: 'passengers',
  })
  useOnChange(passengers.length, () => {
    // Back and Forward lead to an address with another number, which is corrected after the form was made.
    if (getValues('passengers').length !== passengers.length) replace(passengers)
  })
  const [said, setSaid] = useState('')
  const [save, setSave] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const toButtons = () => (addButton.current ?? submitButton.current)?.focus()
  /** With the passenger who left, or was the last there was room for, the button pressed goes. */
  const keepFocus = (act: () => void) => {
    flushSync(act)
    if (isFocusLost()) toButtons()
  }

  const withPassengers = (change: (people: PassengerFields[]) => PassengerFields[]) => {
    const now = getValues()
    return { ...now, passengers: change(now.passengers) }
  }
  const add = (person: PassengerFields, shouldFocus: boolean) => {
    onCountChange(withPassengers((people) => [...people, person]))
    append(person, shouldFocus ? { focusName: `passengers.${fields.length}.name` } : { shouldFocus })
    setSaid(`Passenger ${fields.length + 1} added`)
  }
  const removeAt = (index: number) =>
    keepFocus(() => {
      onCountChange(withPassengers((people) => people.toSpliced(index, 1)))
      remove(index)
      setSaid(`Passenger ${index + 1} removed, ${counted(fields.length - 1, 'passenger')} left`)
    })
  const blank = passengers.findIndex(isBlank)
  const addSaved = (person: PassengerFields) =>
    keepFocus(() => {
      if (blank < 0) return add(person, false)
      update(blank, person)
      onChange(withPassengers((people) => people.with(blank, person)))
      setSaid(`${person.name} is passenger ${blank + 1}`)
    })
  const submit = handleSubmit((checked) => {
    if (save) savePassengers(userId, checked.passengers.map(fieldsOf))
    onContinue()
  })

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
      <ErrorSummary attempt={formState.submitCount} errors={form.summaryOf(fields.length)} />
      {fields.map(({ id }, index) => (
        <PassengerCard
          key={id}
          number={index + 1}
          onRemove={fields.length > 1 ? () => removeAt(index) : undefined}
        >
          <PassengerInputs {...{ index, register, errorOf }} />
        </PassengerCard>
      ))}
      {(fields.length < mostPassengers || blank >= 0) && (
        <SavedPassengerOffers
          userId={userId}
          travelling={passengers}
          onAdd={addSaved}
          focusAfterLast={toButtons}
        />
      )}
      <chakra.div display="grid" gap="4">
        {fields.length < mostPassengers ? (
          <Button ref={addButton} onClick={() => add(spare, true)} justifySelf="start">
            <Plus aria-hidden /> Add a passenger
          </Button>
        ) : (
          <chakra.p color="fg.muted">At most {mostPassengers} passengers travel on one booking.</chakra.p>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <CheckboxField
          id="save-passengers"
          label="Save these passengers on this device"
          hint="Names, ages, genders and berth wishes then stay in this browser, for you alone, also after you log out. You remove them under Settings."
          checked={save}
          onChange={(event) => setSave(event.target.checked)}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
          <Button variant="plain" onClick={onBack}>
            Back to journey
          </Button>
          <Button ref={submitButton} type="submit" variant="solid" flex={{ base: '1', sm: 'none' }}>
            Continue to review
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.form>
  )
}

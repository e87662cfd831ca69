import { chakra } from '@chakra-ui/react/styled-system'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useFieldArray, useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import type { Station } from '@/domain/stations/station'
import { emptyStop } from '@/domain/trains/train-stops'
import { StopStation } from './stop-station'
import type { TrainControl } from '@/components/trains/train-form.schema'

const StopButton = (props: ButtonProps) => <Button size="sm" variant="plain" {...props} />

/** The stops of a train in their order, the first and the last of them its ends. */
export function StopRows({
  control,
  stations,
  dayOf,
}: {
  control: TrainControl
  stations: readonly Station[]
  /** The day that a stop has now. */
  dayOf: (index: number) => string
}) {
  const { fields, insert, move, remove } = useFieldArray({ control, name: 'stops' })
  const { errors } = useFormState({ control, name: 'stops' })
  return (
    <chakra.fieldset border="0" minWidth="0">
      <chakra.legend fontWeight="semibold" mb="2">
        Stops
      </chakra.legend>
      <chakra.ol display="grid" gap="3" listStyle="none">
        {fields.map((field, index) => {
          const [first, last] = [index === 0, index === fields.length - 1]
          const problems = errors.stops?.[index]
          const name = first ? 'first stop' : last ? 'last stop' : `stop ${index + 1}`
          const text = (part: 'arrival' | 'departure' | 'distance' | 'day', label: string, type?: string) => (
            <TextField
              id={`stops.${index}.${part}`}
              label={label}
              aria-label={`${label}, ${name}`}
              autoComplete="off"
              {...(type ? { type } : { inputMode: 'numeric' as const })}
              {...control.register(`stops.${index}.${part}`)}
              error={problems?.[part]?.message}
            />
          )
          return (
            <li key={field.id}>
              <chakra.div
                role="group"
                aria-label={`Stop ${index + 1}`}
                borderInlineStartWidth="3px"
                borderColor={first || last ? 'brand.solid' : 'border.emphasized'}
                ps="3"
                display="grid"
                gap="2"
              >
                <StopStation {...{ control, index, stations }} error={problems?.station?.message} />
                <chakra.div
                  display="grid"
                  gap="2"
                  gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '3fr 3fr 2fr 2fr' }}
                >
                  {/* The times of all stops stand in columns. */}
                  {first ? <span /> : text('arrival', 'Arrives', 'time')}
                  {last ? <span /> : text('departure', 'Leaves', 'time')}
                  {text('day', 'Day +')}
                  {text('distance', 'km')}
                </chakra.div>
                <chakra.div display="flex" flexWrap="wrap" gap="1">
                  <StopButton
                    icon
                    aria-label={`Move stop ${index + 1} up`}
                    disabled={first}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp aria-hidden />
                  </StopButton>
                  <StopButton
                    icon
                    aria-label={`Move stop ${index + 1} down`}
                    disabled={last}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden />
                  </StopButton>
                  <StopButton
                    icon
                    aria-label={`Remove stop ${index + 1}`}
                    disabled={fields.length <= 2}
                    onClick={() => remove(index)}
                  >
                    <Trash2 aria-hidden />
                  </StopButton>
                  {!last && (
                    <StopButton
                      aria-label={`Add a stop after stop ${index + 1}`}
                      onClick={() => insert(index + 1, { ...emptyStop, day: dayOf(index) })}
                    >
                      <Plus aria-hidden /> Stop
                    </StopButton>
                  )}
                </chakra.div>
              </chakra.div>
            </li>
          )
        })}
      </chakra.ol>
    </chakra.fieldset>
  )
}

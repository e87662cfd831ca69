import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { type FieldErrors, useWatch } from 'react-hook-form'
import { RecordForm } from '@/components/admin/record-form'
import { useRecordForm } from '@/components/admin/use-record-form'
import { NetworkMap } from '@/components/stations/network-map'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FieldError } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import type { Station } from '@/domain/stations/station'
import { weekdays } from '@/domain/time/weekday'
import type { Train } from '@/domain/trains/train'
import { trainTypes } from '@/domain/trains/train-types'
import { timeZone } from '@/lib/config'
import { isolated } from '@/lib/text/isolated'
import type { Step } from '@/mutations/outbox/outbox-change'
import { StopRows } from './stop-rows'
import { trainDraftOf } from './train-draft'
import {
  newTrainFields,
  plainFields,
  stopFields,
  type TrainFields,
  trainFieldsOf,
  mayBeFree,
  trainFormSchema,
  trainPlaces,
  type TrainValues,
} from './train-form.schema'

function summaryOf(errors: FieldErrors<TrainFields>, stopCount: number) {
  const plain = plainFields.flatMap((fieldId) => {
    const message = errors[fieldId]?.message
    return message === undefined ? [] : [{ fieldId, message }]
  })
  const stops = Array.from({ length: stopCount }, (_, index) => errors.stops?.[index]).flatMap(
    (stop, index) =>
      stopFields.flatMap((field) => {
        const message = stop?.[field]?.message
        return message === undefined
          ? []
          : [{ fieldId: `stops.${index}.${field}`, message: `Stop ${index + 1}: ${message}` }]
      }),
  )
  return [...plain, ...stops]
}

/** A train's fields and its stops, with the map beside. What is typed is kept until it is saved. */
export function TrainForm({
  id,
  draftKey,
  userId,
  shown,
  own,
  trains,
  stations,
  refused,
  onSave,
}: {
  id: string
  draftKey: string
  userId: string
  /** What is known of the train, with what was meant of a change that was not taken: the form starts from the first. */
  shown: Train | undefined
  own: Train | undefined
  trains: readonly Train[]
  stations: readonly Station[]
  /** The change that the server did not take. */
  refused: Step | undefined
  onSave: (values: TrainValues, base: Train | undefined) => void
}) {
  const [base] = useState(shown)
  const [start] = useState(() => (base ? trainFieldsOf(base, timeZone) : newTrainFields()))
  const others = useMemo(() => trains.filter(({ _id }) => _id !== own?._id), [trains, own])
  const stopCount = start.stops.length
  const places = useMemo(() => trainPlaces(stopCount), [stopCount])
  const { form, frame } = useRecordForm<TrainFields, TrainValues>({
    resolver: standardSchemaResolver(trainFormSchema(others, mayBeFree(own), own?.trainNumber)),
    draftOf: trainDraftOf,
    start,
    userId,
    draftKey,
    places,
    refused,
    onSave: (values) => onSave(values, base),
  })
  const { register, control } = form
  const { errors } = form.formState
  const stops = useWatch({ control, name: 'stops' })
  const called = new Set(stops.map(({ station }) => station))
  const listed = stations.flatMap((station) => (called.has(station._id) ? [{ station }] : []))
  const types = [...new Set([...trainTypes, ...(own?.trainType ? [own.trainType] : [])])]
  return (
    <RecordForm {...frame} id={id} label="Train" errors={summaryOf(errors, stops.length)}>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 2fr' }}>
        <TextField
          {...register('trainNumber')}
          label="Number"
          inputMode="numeric"
          autoComplete="off"
          error={errors.trainNumber?.message}
        />
        <TextField
          {...register('name')}
          label="Name"
          dir="auto"
          autoComplete="off"
          error={errors.name?.message}
        />
      </chakra.div>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', sm: '2fr 1fr 1fr' }}>
        <SelectField
          {...register('trainType')}
          label="Type"
          placeholder="Choose"
          options={types.map((type) => ({ value: type, label: type }))}
          error={errors.trainType?.message}
        />
        <TextField
          {...register('totalSeats')}
          label="Seats"
          inputMode="numeric"
          autoComplete="off"
          error={errors.totalSeats?.message}
        />
        <TextField
          {...register('fare')}
          label="Fare in rupees"
          inputMode="decimal"
          autoComplete="off"
          error={errors.fare?.message}
        />
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="small" mt="-2">
        Where the stops have kilometres, the fare counts per 100 km.
      </chakra.p>
      <chakra.fieldset id="daysOfOperation" tabIndex={-1} border="0">
        <chakra.legend fontWeight="semibold">Runs on</chakra.legend>
        <chakra.div display="flex" flexWrap="wrap" columnGap="4">
          {weekdays.map((day) => (
            <CheckboxField
              key={day}
              id={`day-${day}`}
              label={day}
              value={day}
              {...register('daysOfOperation')}
            />
          ))}
        </chakra.div>
        {own?.unreadDays !== undefined && (
          <chakra.p color="fg.muted" textStyle="small">
            {`The server also says “${isolated(own.unreadDays)}”, which is no day of the week. Saving replaces it with the days chosen here.`}
          </chakra.p>
        )}
        {errors.daysOfOperation?.message && (
          <FieldError id="daysOfOperation-error">{errors.daysOfOperation.message}</FieldError>
        )}
      </chakra.fieldset>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <StopRows {...{ control, stations }} dayOf={(index) => form.getValues(`stops.${index}.day`)} />
        <NetworkMap stations={stations} listed={listed} />
      </chakra.div>
    </RecordForm>
  )
}

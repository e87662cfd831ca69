import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { type FieldErrors, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { RecordForm } from '@/components/admin/record-form'
import type { EditedRecord } from '@/components/admin/use-record-editor'
import { useRecordForm } from '@/components/admin/use-record-form'
import { NetworkMap } from '@/components/stations/network-map'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FieldError } from '@/components/ui/form/field'
import { summaryOf } from '@/components/ui/form/form-errors'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { draftReader } from '@/components/ui/form/use-kept-form'
import type { Station } from '@/domain/stations/station'
import { weekdays } from '@/domain/time/calendar-date'
import { type Train, trainTypes } from '@/domain/trains/train'
import { isolated } from '@/lib/text/isolated'
import { StopRows } from './stop-rows'
import {
  plainFields,
  stopFields,
  type TrainFields,
  trainFieldsOf,
  mayBeFree,
  trainFormSchema,
  trainPlaces,
  type TrainValues,
} from '@/components/trains/train-form.schema'

const text = v.string()

const draftOf = draftReader(
  v.partial(
    v.object({
      trainNumber: text,
      name: text,
      trainType: text,
      totalSeats: text,
      fare: text,
      daysOfOperation: v.array(v.picklist(weekdays)),
      stops: v.pipe(
        v.array(v.object({ station: text, arrival: text, departure: text, distance: text, day: text })),
        v.minLength(2),
      ),
    }),
  ),
)

/** The lines of the summary: first the fields of the train, then those of each stop. */
function problemsOf(errors: FieldErrors<TrainFields>, stopCount: number) {
  const stops = Array.from({ length: stopCount }, (_, index) => errors.stops?.[index]).flatMap(
    (stop, index) =>
      stopFields.flatMap((field) => {
        const message = stop?.[field]?.message
        return message === undefined
          ? []
          : [{ fieldId: `stops.${index}.${field}`, message: `Stop ${index + 1}: ${message}` }]
      }),
  )
  return [...summaryOf(errors, plainFields), ...stops]
}

/** A train's fields and its stops, with the map beside. What is typed is kept until it is saved. */
export function TrainForm({
  record,
  trains,
  stations,
}: {
  record: EditedRecord<Train, TrainValues>
  trains: readonly Train[]
  stations: readonly Station[]
}) {
  const { own } = record
  const others = useMemo(() => trains.filter(({ _id }) => _id !== own?._id), [trains, own])
  const { form, field, frame } = useRecordForm<Train, TrainFields, TrainValues>(record, {
    schema: trainFormSchema(others, mayBeFree(own), own?.trainNumber),
    fieldsOf: trainFieldsOf,
    draftOf,
    placesOf: ({ stops }) => trainPlaces(stops.length),
  })
  const { control } = form
  const { errors } = form.formState
  const stops = useWatch({ control, name: 'stops' })
  const called = new Set(stops.map(({ station }) => station))
  const listed = stations.flatMap((station) => (called.has(station._id) ? [{ station }] : []))
  const types = [...new Set([...trainTypes, ...(own?.trainType ? [own.trainType] : [])])]
  return (
    <RecordForm {...frame} label="Train" errors={problemsOf(errors, stops.length)}>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 2fr' }}>
        <TextField {...field('trainNumber')} label="Number" inputMode="numeric" autoComplete="off" />
        <TextField {...field('name')} label="Name" dir="auto" autoComplete="off" />
      </chakra.div>
      <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', sm: '2fr 1fr 1fr' }}>
        <SelectField
          {...field('trainType')}
          label="Type"
          placeholder="Choose"
          options={types.map((type) => ({ value: type, label: type }))}
        />
        <TextField {...field('totalSeats')} label="Seats" inputMode="numeric" autoComplete="off" />
        <TextField {...field('fare')} label="Fare in rupees" inputMode="decimal" autoComplete="off" />
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
              {...form.register('daysOfOperation')}
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

import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { RecordForm } from '@/components/admin/record-form'
import { useRecordForm } from '@/components/admin/use-record-form'
import { NetworkMap } from '@/components/stations/network-map'
import { summaryOf } from '@/components/ui/form/form-errors'
import { TextField } from '@/components/ui/form/text-field'
import { placesOf, positionFault } from '@/domain/stations/railway-area'
import type { Station } from '@/domain/stations/station'
import type { Step } from '@/mutations/outbox/outbox-change'
import {
  degreesOf,
  farWords,
  type StationFields,
  stationFields,
  stationFieldsOf,
  stationFormSchema,
  type StationValues,
} from './station-form.schema'

const noStations: readonly never[] = []

/** The server names the fields as the form does. */
const places = Object.fromEntries(stationFields.map((field) => [field, field]))

const draftSchema = v.partial(
  v.object(
    Object.fromEntries(stationFields.map((field) => [field, v.string()])) as Record<
      (typeof stationFields)[number],
      v.StringSchema<undefined>
    >,
  ),
)

/** A station's fields. What is typed is kept until it is saved. */
export function StationForm({
  id,
  draftKey,
  userId,
  shown,
  own,
  stations,
  refused,
  onSave,
}: {
  id: string
  draftKey: string
  userId: string
  /** What is known of the station, with what was meant of a change that was not taken: the form starts from the first. */
  shown: Partial<Station>
  own: Station | undefined
  stations: readonly Station[]
  /** The change that the server did not take. */
  refused: Step | undefined
  onSave: (values: StationValues, base: Partial<Station>) => void
}) {
  const [base] = useState(shown)
  const { area } = placesOf(stations)
  const others = useMemo(() => stations.filter(({ _id }) => _id !== own?._id), [stations, own])
  const { form, frame } = useRecordForm<StationFields, StationValues>({
    resolver: standardSchemaResolver(stationFormSchema(others, own, area)),
    start: stationFieldsOf(base),
    draftOf: (kept) => {
      const draft = v.safeParse(draftSchema, kept)
      return draft.success ? draft.output : undefined
    },
    userId,
    draftKey,
    places,
    refused,
    onSave: (values) => onSave(values, base),
  })
  const { register, control } = form
  const { errors } = form.formState
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] }).map(degreesOf)
  const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const fault = here && positionFault(here, area) === 'far'
  return (
    <RecordForm {...frame} id={id} label="Station" errors={summaryOf(errors, stationFields)}>
      <TextField
        {...register('code')}
        label="Code"
        hint="Up to five letters and digits"
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.code?.message}
      />
      <TextField
        {...register('name')}
        label="Name"
        dir="auto"
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextField
        {...register('city')}
        label="City"
        dir="auto"
        autoComplete="off"
        error={errors.city?.message}
      />
      <chakra.div display="grid" gap="3" gridTemplateColumns="2fr 1fr">
        <TextField {...register('state')} label="State" autoComplete="off" error={errors.state?.message} />
        <TextField
          {...register('zone')}
          label="Zone"
          optional
          autoComplete="off"
          error={errors.zone?.message}
        />
      </chakra.div>
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
        <TextField
          {...register('latitude')}
          label="Latitude"
          hint={fault && farWords}
          inputMode="decimal"
          autoComplete="off"
          error={errors.latitude?.message}
        />
        <TextField
          {...register('longitude')}
          label="Longitude"
          inputMode="decimal"
          autoComplete="off"
          error={errors.longitude?.message}
        />
      </chakra.div>
      <NetworkMap stations={others} listed={noStations} here={here} hereName="This station" />
    </RecordForm>
  )
}

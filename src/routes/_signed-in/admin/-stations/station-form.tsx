import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { RecordForm } from '@/components/admin/record-form'
import type { EditedRecord } from '@/components/admin/use-record-editor'
import { useRecordForm } from '@/components/admin/use-record-form'
import { NetworkMap } from '@/components/stations/network-map'
import { summaryOf } from '@/components/ui/form/form-errors'
import { TextField } from '@/components/ui/form/text-field'
import { draftReader } from '@/components/ui/form/use-kept-form'
import { placesOf, positionFault } from '@/domain/stations/railway-area'
import type { Station } from '@/domain/stations/station'
import {
  degreesOf,
  farWords,
  type StationFields,
  stationFields,
  stationFieldsOf,
  stationFormSchema,
  type StationValues,
} from '@/components/stations/station-form.schema'

const noStations: readonly never[] = []

/** The server names the fields as the form does. */
const places = Object.fromEntries(stationFields.map((field) => [field, field]))

const draftOf = draftReader(
  v.partial(
    v.object(
      Object.fromEntries(stationFields.map((field) => [field, v.string()])) as Record<
        (typeof stationFields)[number],
        v.StringSchema<undefined>
      >,
    ),
  ),
)

/** A station's fields. What is typed is kept until it is saved. */
export function StationForm({
  record,
  stations,
}: {
  record: EditedRecord<Station, StationValues>
  stations: readonly Station[]
}) {
  const { own } = record
  const { area } = placesOf(stations)
  const others = useMemo(() => stations.filter(({ _id }) => _id !== own?._id), [stations, own])
  const { form, field, frame } = useRecordForm<Station, StationFields, StationValues>(record, {
    schema: stationFormSchema(others, own, area),
    fieldsOf: stationFieldsOf,
    draftOf,
    placesOf: () => places,
  })
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] }).map(
    degreesOf,
  )
  const here = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const fault = here && positionFault(here, area) === 'far'
  return (
    <RecordForm {...frame} label="Station" errors={summaryOf(form.formState.errors, stationFields)}>
      <TextField
        {...field('code')}
        label="Code"
        hint="Up to five letters and digits"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField {...field('name')} label="Name" dir="auto" autoComplete="off" />
      <TextField {...field('city')} label="City" dir="auto" autoComplete="off" />
      <chakra.div display="grid" gap="3" gridTemplateColumns="2fr 1fr">
        <TextField {...field('state')} label="State" autoComplete="off" />
        <TextField {...field('zone')} label="Zone" optional autoComplete="off" />
      </chakra.div>
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr 1fr">
        <TextField
          {...field('latitude')}
          label="Latitude"
          hint={fault ? farWords : undefined}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...field('longitude')} label="Longitude" inputMode="decimal" autoComplete="off" />
      </chakra.div>
      <NetworkMap stations={others} listed={noStations} here={here} hereName="This station" />
    </RecordForm>
  )
}

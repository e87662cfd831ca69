import { chakra } from '@chakra-ui/react/styled-system'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { RecordForm, refusalOf, useSaveOnce } from '@/components/admin/record-form'
import { NetworkMap } from '@/components/stations/network-map'
import { placeErrors, summaryOf } from '@/components/ui/form-errors'
import { TextField } from '@/components/ui/text-field'
import type { Station } from '@/domain/station'
import { dropDraft, readDraft, writeDraft } from '@/lib/draft'
import type { Step } from '@/mutations/outbox-change'
import {
  type StationFields,
  stationFields,
  stationFieldsOf,
  stationFormSchema,
  type StationValues,
} from './station-form.schema'

/** The server names the fields as the form does. */
const places = Object.fromEntries(stationFields.map((field) => [field, field]))

const draftSchema = v.object(
  Object.fromEntries(stationFields.map((field) => [field, v.string()])) as Record<
    (typeof stationFields)[number],
    v.StringSchema<undefined>
  >,
)

/** A station's fields. What is typed is kept until it is saved. */
export function StationForm({
  id,
  draftKey,
  userId,
  start,
  own,
  stations,
  refused,
  onSave,
}: {
  id: string
  draftKey: string
  userId: string
  /** What the fields hold at first. */
  start: Partial<Station>
  own: Station | undefined
  stations: readonly Station[]
  /** The change that the server did not take before. */
  refused: Step | undefined
  onSave: (values: StationValues) => void
}) {
  const others = useMemo(() => stations.filter(({ _id }) => _id !== own?._id), [stations, own])
  const [draft, setDraft] = useState(() => {
    const kept = v.safeParse(draftSchema, readDraft(userId, draftKey))
    return !refused && kept.success ? kept.output : undefined
  })
  const { register, handleSubmit, reset, setError, subscribe, control, formState } = useForm<
    StationFields,
    unknown,
    StationValues
  >({
    resolver: standardSchemaResolver(stationFormSchema(others, own)),
    defaultValues: draft ?? stationFieldsOf(start),
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(userId, draftKey, values),
      }),
    [subscribe, userId, draftKey],
  )
  useEffect(() => void placeErrors(refused?.error, places, setError), [refused, setError])
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] }).map(Number)
  const here =
    latitude !== undefined &&
    longitude !== undefined &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude)
      ? { latitude, longitude }
      : undefined
  const save = useSaveOnce(onSave)
  const startAgain = () => {
    dropDraft(userId, draftKey)
    setDraft(undefined)
    reset(stationFieldsOf(start))
  }
  return (
    <RecordForm
      id={id}
      label="Station"
      errors={summaryOf(errors, stationFields)}
      attempt={submitCount}
      refusal={refusalOf(refused, places)}
      fromDraft={draft !== undefined}
      onStartAgain={startAgain}
      onSubmit={handleSubmit(save)}
    >
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
      <NetworkMap stations={others} listed={[]} here={here} />
    </RecordForm>
  )
}

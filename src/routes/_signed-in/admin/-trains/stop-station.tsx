import { useState } from 'react'
import { useController } from 'react-hook-form'
import { StationField } from '@/components/stations/station-field'
import type { Station } from '@/domain/stations/station'
import { stationText } from '@/domain/stations/station-search'
import { useOnChange } from '@/lib/hooks/use-on-change'
import type { TrainControl } from '@/components/trains/train-form.schema'

/** The station of a stop: the form holds its id, the field what is typed. */
export function StopStation({
  control,
  index,
  stations,
  error,
}: {
  control: TrainControl
  index: number
  stations: readonly Station[]
  error: string | undefined
}) {
  const { field } = useController({ control, name: `stops.${index}.station` })
  const textOf = (id: string) => {
    const station = stations.find(({ _id }) => _id === id)
    return station ? stationText(station) : ''
  }
  const [text, setText] = useState(() => textOf(field.value))
  const chosen = textOf(field.value)
  // A stop that was moved, or a draft that was discarded, has another station than the field.
  useOnChange(chosen, () => {
    if (chosen !== '') setText(chosen)
  })
  return (
    <StationField
      id={`stops.${index}.station`}
      label={`Station ${index + 1}`}
      stations={stations}
      text={text}
      onTextChange={(typed) => {
        setText(typed)
        if (field.value !== '') field.onChange('')
      }}
      onPick={(station) => {
        setText(stationText(station))
        field.onChange(station._id)
      }}
      error={error}
    />
  )
}

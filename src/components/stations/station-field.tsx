import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { Combobox } from '@/components/ui/combobox'
import type { Station } from '@/domain/station'
import { matchRange, searchStations } from '@/domain/station-search'

function Marked({ text, typed }: { text: string; typed: string }) {
  const range = matchRange(text, typed)
  if (!range) return text
  return (
    <>
      {text.slice(0, range[0])}
      <mark>{text.slice(...range)}</mark>
      {text.slice(range[1])}
    </>
  )
}

/** What the field says of a chosen station. */
export const stationText = ({ name, code }: Pick<Station, 'name' | 'code'>) => `${name} (${code})`

/** Finds a station by name, city or code, in today's spelling or a former one. */
export function StationField({
  label,
  stations,
  text,
  onTextChange,
  onPick,
  error,
  hint,
  id,
  ref,
}: {
  label: string
  stations: readonly Station[]
  text: string
  onTextChange: (text: string) => void
  onPick: (station: Station) => void
  error?: string | undefined
  hint?: string | undefined
  id: string
  ref?: Ref<HTMLInputElement> | undefined
}) {
  const options = searchStations(stations, text)
  return (
    <Combobox
      {...{ label, text, onTextChange, onPick, error, hint, id, ref, options }}
      optionKey={({ _id }) => _id}
      placeholder="Name or code"
      emptyText="No station matches. Try fewer letters, or the station code."
      // Who types a code and goes on has chosen.
      onBlur={() => {
        const [first] = options
        if (first?.code.toLowerCase() === text.trim().toLowerCase()) onPick(first)
      }}
      renderOption={({ name, city, state, code }) => (
        <chakra.span display="flex" justifyContent="space-between" gap="3">
          <chakra.span minWidth="0">
            <Marked text={name} typed={text} />
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {[city, state].filter(Boolean).join(', ')}
            </chakra.span>
          </chakra.span>
          <chakra.span textStyle="mono" color="fg.muted">
            <Marked text={code} typed={text} />
          </chakra.span>
        </chakra.span>
      )}
    />
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { Combobox } from '@/components/ui/combobox'
import type { Station } from '@/domain/station'
import { fold, matchRange, searchStations } from '@/domain/station-search'

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

/** The station that a text names beyond doubt: by its code, its whole name, or what the field says once it is chosen. */
export function stationNamed(stations: readonly Station[], text: string): Station | undefined {
  const typed = fold(text.trim())
  if (typed === '') return undefined
  const named = stations.filter((station) =>
    [station.name, stationText(station)].some((words) => fold(words) === typed),
  )
  return stations.find(({ code }) => fold(code) === typed) ?? (named.length === 1 ? named[0] : undefined)
}

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
  // Who begins to delete a chosen station looks for one of its name.
  const typed = text.replace(/ \([^)]*\)?$/, '')
  const options = searchStations(stations, typed)
  return (
    <Combobox
      {...{ label, text, onTextChange, onPick, error, hint, id, ref, options }}
      optionKey={({ _id }) => _id}
      placeholder="Name or code"
      emptyText="No station matches. Try fewer letters, or the station code."
      // Who types a code or a whole name and goes on has chosen.
      onBlur={() => {
        const named = stationNamed(stations, text)
        if (named) onPick(named)
      }}
      renderOption={({ name, city, state, code }) => (
        <chakra.span display="flex" justifyContent="space-between" gap="3">
          <chakra.span minWidth="0">
            <Marked text={name} typed={typed} />
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {[city, state].filter(Boolean).join(', ')}
            </chakra.span>
          </chakra.span>
          <chakra.span textStyle="mono" color="fg.muted">
            <Marked text={code} typed={typed} />
          </chakra.span>
        </chakra.span>
      )}
    />
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { type Ref, useMemo } from 'react'
import { useSession } from '@/auth/session-store'
import { Combobox } from '@/components/ui/form/combobox'
import { Marked } from '@/components/ui/marked'
import { markedParts } from '@/domain/search/marked-parts'
import type { Station } from '@/domain/stations/station'
import { searchStations, stationNamed, stationWithCode } from '@/domain/stations/station-search'
import { readRecentStations } from './recent-stations'
import { trimmed } from '@/lib/text/text'

/** The stations the user last searched with; those that are gone are left out. */
function useRecentStations(stations: readonly Station[], wanted: boolean): Station[] {
  const userId = useSession(({ user }) => user?._id)
  return useMemo(
    () =>
      wanted && userId !== undefined
        ? readRecentStations(userId).flatMap((code) => stationWithCode(stations, code) ?? [])
        : [],
    [stations, wanted, userId],
  )
}

/**
 * Finds a station by name, city or code, in today's spelling or a former one. While nothing is typed, it offers those
 * last used.
 */
export function StationField({
  label,
  stations,
  coming = false,
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
  /** More of them are on their way. */
  coming?: boolean
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
  const isEmpty = trimmed(typed) === ''
  const recent = useRecentStations(stations, isEmpty)
  const found = useMemo(() => searchStations(stations, typed), [stations, typed])
  const options = isEmpty ? recent : found
  return (
    <Combobox
      {...{ label, text, onTextChange, onPick, error, hint, id, ref, options }}
      heading={isEmpty ? 'Recent stations' : undefined}
      optionKey={({ _id }) => _id}
      placeholder="Name or code"
      emptyText={
        coming
          ? 'The list of stations is still coming…'
          : 'No station matches. Try fewer letters, or the station code.'
      }
      // Who types a code or a whole name and goes on has chosen.
      onBlur={() => {
        const named = coming ? undefined : stationNamed(stations, text)
        if (named) onPick(named)
      }}
      renderOption={({ name, city, state, code }) => (
        <Found>
          <span>
            <Marked parts={markedParts(name, typed)} />
            <small>{[city, state].filter(Boolean).join(', ')}</small>
          </span>
          <code>
            <Marked parts={markedParts(code, typed)} />
          </code>
        </Found>
      )}
    />
  )
}

// One styled element for each option: they are drawn anew with every key.
const Found = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    '& > span': { minWidth: '0' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& code': { textStyle: 'mono', fontSize: 'inherit', color: 'fg.muted' },
  },
})

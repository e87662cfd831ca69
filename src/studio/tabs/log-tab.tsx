import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, useState } from 'react'
import type { LogEntry } from '@mocks/studio/types'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { formatNumber } from '@/lib/text/format'
import { useParts, useStudio } from '@/studio/parts'
import { harText } from '@/studio/report'
import { saveText } from '@/studio/save-text'
import { say } from '@/studio/said'
import { LogDetails } from './log-details'

/** More rows than anybody reads would have to be drawn again with each call. */
const shownAtFirst = 100

const textOf = ({ method, path, call, requirement, status, rule }: LogEntry) =>
  [method, path, call, requirement, status, rule].join(' ').toLowerCase()

/** Each call as it happens, the newest first. */
export function LogTab() {
  const { version } = useParts()
  const studio = useStudio()
  const [words, setWords] = useState('')
  const [paused, setPaused] = useState<readonly LogEntry[]>()
  const [opened, setOpened] = useState<number>()
  const [all, setAll] = useState(false)
  const entries = paused ?? studio.log
  const found = entries.filter((entry) => textOf(entry).includes(words.trim().toLowerCase())).toReversed()
  const clear = () => {
    studio.clearLog()
    setPaused(undefined)
    say('The log is empty')
  }
  return (
    <>
      <TextField
        type="search"
        label="Filter the log"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" aria-pressed={!!paused} onClick={() => setPaused(paused ? undefined : studio.log)}>
          Pause
        </Button>
        <Button size="sm" onClick={clear}>
          Clear
        </Button>
        <Button
          size="sm"
          onClick={() => saveText(harText({ studio, version }, found.toReversed()), 'calls', 'har')}
        >
          Save as HAR
        </Button>
      </chakra.div>
      <p>
        {found.length === 0
          ? 'No calls'
          : `${formatNumber(found.length)} of ${formatNumber(entries.length)} calls`}
      </p>
      {found.length > 0 && (
        <chakra.div role="region" aria-label="Log" overflowX="auto" flexShrink="0">
          <Table aria-label="Calls">
            <thead>
              <tr>
                {['Call', 'Requirement', 'Status', 'Time, ms', 'Bytes', 'Rule'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, all ? undefined : shownAtFirst).map((entry) => (
                <Fragment key={entry.id}>
                  <Row
                    entry={entry}
                    isOpen={entry.id === opened}
                    onToggle={() => setOpened(entry.id === opened ? undefined : entry.id)}
                  />
                  {entry.id === opened && (
                    <tr id={`studio-call-${entry.id}`}>
                      <td colSpan={6}>
                        <LogDetails entry={entry} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </Table>
        </chakra.div>
      )}
      {found.length > shownAtFirst && !all && (
        <Button size="sm" onClick={() => setAll(true)}>
          Show all
        </Button>
      )}
    </>
  )
}

function Row({ entry, isOpen, onToggle }: { entry: LogEntry; isOpen: boolean; onToggle: () => void }) {
  const { id, method, path, requirement, status, ms, size, rule } = entry
  return (
    <tr>
      <th scope="row">
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `studio-call-${id}` : undefined}
          onClick={onToggle}
          textAlign="start"
          minHeight="6"
          cursor="pointer"
          textDecoration="underline"
          overflowWrap="anywhere"
        >
          {method} {path}
        </chakra.button>
      </th>
      <td>{requirement}</td>
      <td>{status ?? 'under way'}</td>
      <td>{formatNumber(ms)}</td>
      <td>{formatNumber(size)}</td>
      <td>{rule}</td>
    </tr>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1', pe: '3', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& tbody th': { fontWeight: 'normal', minWidth: '10rem' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
  },
})

import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useSession } from '@/auth/session-store'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LongText } from '@/components/ui/long-text'
import { SelectField } from '@/components/ui/form/select-field'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/status-tag'
import {
  type ChangeResult,
  changeResults,
  kindWords,
  logHeader,
  logRows,
  type LogEntry,
  resultWords,
} from '@/domain/admin/change-log'
import { timeZone } from '@/lib/config'
import { toCsv } from '@/lib/files/csv'
import { counted, formatInstant } from '@/lib/text/format'
import { saveFile } from '@/lib/files/save-file'
import { useChangeLog } from '@/mutations/outbox/outbox-api'
import { Differences } from './differences'

const tones: Record<ChangeResult, StatusTone> = {
  staged: 'amber',
  sent: 'green',
  undone: 'neutral',
  refused: 'grey-red',
  'not-sent': 'grey-red',
  left: 'blue',
  unknown: 'neutral',
}
const options = changeResults.map((result) => ({ value: result, label: resultWords[result] }))
const instant = (at: number) => formatInstant(new Date(at).toISOString(), timeZone)

/** J2: what the signed-in admin changed from this device: newest first, by result, and as a file. */
export function ChangeLog() {
  const log = useChangeLog()
  const who = useSession(({ user }) => user?.name) ?? ''
  const [result, setResult] = useState('')
  const shown = log.filter((entry) => result === '' || entry.result === result)
  const save = () =>
    saveFile(
      new Blob([toCsv(logHeader, logRows(shown, who, instant))], { type: 'text/csv;charset=utf-8' }),
      'change-log.csv',
    )
  if (log.length === 0) {
    return (
      <EmptyState
        title="No changes yet"
        text="What you create, change or delete is noted here, on this device."
      />
    )
  }
  return (
    <chakra.div display="grid" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="3">
        <chakra.div flex="1" maxWidth="16rem">
          <SelectField
            label="Result"
            placeholder="All results"
            options={options}
            value={result}
            onChange={({ target }) => setResult(target.value)}
          />
        </chakra.div>
        <Button onClick={save} disabled={shown.length === 0}>
          Export CSV
        </Button>
      </chakra.div>
      <p role="status">{counted(shown.length, 'change')}</p>
      <Table aria-label="Changes">
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry) => (
            <Row key={entry.id} entry={entry} who={who} />
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
}

const Row = ({ entry, who }: { entry: LogEntry; who: string }) => (
  <tr>
    <th scope="row">
      {kindWords[entry.kind]} {entry.noun} <Bdi>{entry.record}</Bdi>
      <Differences {...entry} />
      <chakra.div textStyle="small" color="fg.muted" fontWeight="normal">
        {instant(entry.at)} · <Bdi>{who}</Bdi>
      </chakra.div>
    </th>
    <td>
      <StatusTag tone={tones[entry.result]}>{resultWords[entry.result]}</StatusTag>
      {entry.words && (
        <chakra.div textStyle="small" mt="1" dir="auto">
          <LongText text={entry.words} />
        </chakra.div>
      )}
    </td>
  </tr>
)

const Table = chakra('table', {
  base: {
    width: 'full',
    '& th, & td': {
      py: '2.5',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& th': { pe: '3' },
    '& td': { width: '40%' },
    '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium' },
  },
})

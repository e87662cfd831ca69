import { chakra } from '@chakra-ui/react/styled-system'
import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { TextAreaField } from '@/components/ui/form/text-field'
import type { ImportColumn } from '@/domain/admin/import-rows'

/** Opens the browser's own choice of files. */
export function ChooseFile({
  label,
  solid = false,
  loading = false,
  onFile,
}: {
  label: string
  solid?: boolean
  loading?: boolean
  onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={solid ? 'solid' : 'outline'} loading={loading} onClick={() => input.current?.click()}>
        <FileUp aria-hidden /> {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again once it is mended.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

/** What a file must hold, and the ways to give it. */
export function FileChoice({
  noun,
  columns,
  isOver,
  isReading,
  sample,
  onSource,
}: {
  noun: string
  columns: readonly ImportColumn[]
  /** A file is held over the page. */
  isOver: boolean
  isReading: boolean
  /** Something to start from. */
  sample: ReactNode
  onSource: (source: File | string) => void
}) {
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <Card as="section" aria-label="File">
        <chakra.div
          display="grid"
          justifyItems="center"
          gap="3"
          px="4"
          py="8"
          textAlign="center"
          borderWidth="2px"
          borderStyle="dashed"
          borderRadius="l2"
          borderColor={isOver ? 'brand.fg' : 'border.emphasized'}
          bg={isOver ? 'brand.subtle' : undefined}
        >
          <p>Drop a CSV file of {noun}s anywhere on this page, or</p>
          <ChooseFile label="Choose a file" solid loading={isReading} onFile={onSource} />
          <chakra.p textStyle="small" color="fg.muted">
            UTF-8, with commas, semicolons or tabs; up to 10 MB and 20,000 rows.
          </chakra.p>
        </chakra.div>
        <Paste onText={onSource} />
      </Card>
      <Card as="section" aria-label="Columns">
        <CardTitle>Columns</CardTitle>
        <p>The first line names them, in any order. Those with a star a new {noun} cannot do without.</p>
        <ColumnList columns={columns} />
        {sample}
      </Card>
    </chakra.div>
  )
}

function Paste({ onText }: { onText: (text: string) => void }) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <chakra.details mt="4">
      <chakra.summary cursor="pointer" py="1">
        Paste rows instead
      </chakra.summary>
      <chakra.div display="grid" gap="3" mt="2" justifyItems="start">
        <TextAreaField
          ref={area}
          id={id}
          label="Rows, with the line of column names first"
          rows={6}
          spellCheck={false}
          fontFamily="mono"
          wrap="off"
        />
        <Button onClick={() => onText(area.current?.value ?? '')}>Read these rows</Button>
      </chakra.div>
    </chakra.details>
  )
}

const ColumnList = ({ columns }: { columns: readonly ImportColumn[] }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
    columnGap="4"
    rowGap="1"
    my="3"
  >
    {columns.map(({ name, hint, needed }) => (
      <chakra.div key={name} display="contents">
        <chakra.dt fontFamily="mono">
          {name}
          {needed && '*'}
        </chakra.dt>
        <chakra.dd color="fg.muted" mb={{ base: '1', sm: '0' }}>
          {hint}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)

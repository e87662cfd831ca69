import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/text/format'
import { ChooseFile } from './file-choice'
import type { ImportFile } from './use-import-file'

const several = (names: readonly string[], one: string) => (names.length === 1 ? one : `${one}s`)

/** Which file it is, what of it is not used, and the way to another one. */
export function FileBar({
  file: { name, rows, header },
  noun,
  isReading,
  read,
  remove,
}: Pick<ImportFile, 'isReading' | 'read' | 'remove'> & {
  file: NonNullable<ImportFile['file']>
  noun: string
}) {
  const { ignored, missing } = header
  return (
    <chakra.section aria-label="File" mb="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.p flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
          <chakra.strong fontWeight="semibold">
            <Bdi>{name}</Bdi>
          </chakra.strong>{' '}
          · {counted(rows.length, 'row')}
        </chakra.p>
        <ChooseFile label="Choose another file" loading={isReading} onFile={read} />
        <Button variant="plain" onClick={remove}>
          Remove
        </Button>
      </chakra.div>
      <chakra.ul color="fg.muted" overflowWrap="anywhere">
        {ignored.length > 0 && (
          <li>
            Ignored, as no {noun} has {ignored.length === 1 ? 'it' : 'them'}: {several(ignored, 'column')}{' '}
            {ignored.join(', ')}.
          </li>
        )}
        {missing.length > 0 && (
          <li>
            Not in the file: {several(missing, 'column')} {missing.join(', ')}. Known {noun}s keep what they
            have there; a new {noun} cannot do without.
          </li>
        )}
      </chakra.ul>
    </chakra.section>
  )
}

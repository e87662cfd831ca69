import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useState } from 'react'
import { qaIn, readQa } from '@mocks/studio/link'
import type { Problem } from '@mocks/studio/types'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/form/text-field'
import { formatNumber } from '@/lib/text/format'
import { linkTo, reopen } from '@/studio/link'
import { usePanel } from '@/studio/panel'
import { useParts, useStudio } from '@/studio/parts'
import { Problems } from '@/studio/problems'
import { bugReportOf } from '@/studio/report'
import { copy, say } from '@/studio/said'
import { saveText } from '@/studio/save-text'
import { personaNow } from '@/studio/who'

/** The state as a link, for another browser, the mock server, a test or a bug report. */
export function LinkTab() {
  const { problems } = usePanel()
  return (
    <>
      {problems.length > 0 && (
        <Problems
          title="The link of this page could not be opened: nothing was changed"
          problems={problems}
        />
      )}
      <OwnLink />
      <OtherLink />
      <Report />
    </>
  )
}

/** A shell reads what stands between single quotes as it is, but for the quote itself. */
const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

function OwnLink() {
  const { personas } = useParts()
  const studio = useStudio()
  const { text, link, isTooLong } = linkTo(studio, personaNow(personas))
  return (
    <chakra.section aria-label="Link of this state" display="grid" gap="2">
      <TextAreaField label="This page, in this state" readOnly rows={3} fontFamily="mono" value={link} />
      {isTooLong && (
        <p>
          The link has {formatNumber(link.length)} characters, and programs cut off what is longer than 2,000:
          send the data as a file instead.
        </p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {isTooLong ? (
          <Button size="sm" onClick={() => saveText(JSON.stringify(studio.snapshot()), 'data', 'json')}>
            Save a snapshot
          </Button>
        ) : (
          <Button size="sm" variant="solid" onClick={() => void copy(link, 'Link')}>
            Copy as link
          </Button>
        )}
        <Button
          size="sm"
          onClick={() => void copy(`npm run mock-server -- --qa ${inShell(text)}`, 'Command')}
        >
          Copy for the mock server
        </Button>
      </chakra.div>
    </chakra.section>
  )
}

/** The page that an address names, if it is one of ours. */
function pageIn(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined
  const { origin, pathname, searchParams } = new URL(address, location.origin)
  searchParams.delete('qa')
  return origin === location.origin
    ? `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`
    : undefined
}

function OtherLink() {
  const studio = useStudio()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const qa = qaIn(text)
    const read = readQa(qa ?? text.trim(), studio.scenarios)
    setProblems(read.problems)
    if (read.value) reopen(studio, read.value, qa === null ? undefined : pageIn(text))
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="2" justifyItems="start">
      <TextField
        label="Another link, or what stands after qa= in it"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {problems.length > 0 && <Problems title="This changes nothing" problems={problems} />}
      <Button type="submit" size="sm">
        Open it
      </Button>
    </chakra.form>
  )
}

function Report() {
  const { studio, personas, version } = useParts()
  const [busy, setBusy] = useState(false)
  const report = async () => {
    setBusy(true)
    const { text, file } = bugReportOf({ studio, version }, personaNow(personas))
    // Before the browser asks about the picture: until then the page has the press that copying needs.
    const isCopied = await copy(text, 'Text for the tracker')
    saveText(await file(), 'bug', 'json')
    setBusy(false)
    if (isCopied) say('The text for the tracker is copied, and the file with everything is saved')
  }
  return (
    <chakra.section aria-label="Report a bug" display="grid" gap="2" justifyItems="start">
      <p>
        One file with the link, the calls, the versions and, if you let the browser take one, a picture; and a
        text to paste in a tracker.
      </p>
      <Button size="sm" loading={busy} onClick={() => void report()}>
        Report a bug
      </Button>
    </chakra.section>
  )
}

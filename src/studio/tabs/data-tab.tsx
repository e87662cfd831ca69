import { chakra } from '@chakra-ui/react/styled-system'
import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import type { Problem, StudioState, WorldName } from '@mocks/studio/types'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { timeZone } from '@/lib/config'
import { formatInstant } from '@/lib/text/format'
import { reopen } from '@/studio/link'
import { useParts, useStudio } from '@/studio/parts'
import { Problems } from '@/studio/problems'
import { saveText } from '@/studio/save-text'
import { say } from '@/studio/said'
import { personaNow } from '@/studio/who'

const worlds: readonly { value: WorldName; label: string }[] = [
  { value: 'demo', label: 'The demo’s' },
  { value: 'large', label: 'As large as a country’s' },
  { value: 'empty', label: 'Empty' },
]

/** The data of the mock API: made of a seed, written to by the app, taken along in a file. */
export function DataTab() {
  return (
    <>
      <SeedForm />
      <BrowserStates />
      <Writes />
      <Snapshots />
    </>
  )
}

/** With other data nobody is signed in any more: they are made as a link makes them, which signs in again. */
function useRemake() {
  const { personas } = useParts()
  const studio = useStudio()
  return (change: Partial<StudioState>) =>
    reopen(studio, { ...studio.state, persona: personaNow(personas), ...change })
}

function SeedForm() {
  const { state } = useStudio()
  const remake = useRemake()
  const [seed, setSeed] = useState(String(state.seed))
  const [world, setWorld] = useState<string>(state.world)
  const [gaps, setGaps] = useState(state.gaps ?? false)
  const [isSent, setSent] = useState(false)
  const isSeed = /^\d{1,10}$/.test(seed) && Number(seed) <= 0xffffffff
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    const chosen = worlds.find(({ value }) => value === world)?.value
    if (isSeed && chosen) remake({ seed: Number(seed), world: chosen, gaps })
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="3" justifyItems="start">
      <TextField
        label="Seed"
        inputMode="numeric"
        value={seed}
        error={isSent && !isSeed ? 'Enter a whole number from 0 to 4294967295' : undefined}
        onChange={({ target }) => setSeed(target.value)}
      />
      <SelectField
        label="Railway"
        hint="What is changed in a large one lasts until the page is loaded anew: no browser keeps so much."
        options={worlds}
        value={world}
        onChange={({ target }) => setWorld(target.value)}
      />
      <CheckboxField
        label="With the gaps of the original back end"
        checked={gaps}
        onChange={() => setGaps(!gaps)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" size="sm">
          Make these data
        </Button>
        <Button size="sm" variant="danger" onClick={() => remake({})}>
          Reset to the seed
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

/** What is no matter of the data, nor of a single call. */
function BrowserStates() {
  const studio = useStudio()
  const { offline = false, released = false, noChannel = false } = studio.state
  return (
    <chakra.section aria-label="Browser and server">
      <CheckboxField
        label="Offline"
        hint="The browser says so, and no call gets through."
        checked={offline}
        onChange={() => studio.set({ offline: !offline })}
      />
      <CheckboxField
        label="A new release is out"
        hint="The files of this version are gone from the server, until this page is loaded anew."
        checked={released}
        onChange={() => studio.set({ released: !released })}
      />
      <CheckboxField
        label="Tabs cannot tell each other anything"
        checked={noChannel}
        onChange={() => studio.set({ noChannel: !noChannel })}
      />
    </chakra.section>
  )
}

function Writes() {
  const { client } = useParts()
  const studio = useStudio()
  const [problem, setProblem] = useState<Problem | null>(null)
  const takeBack = (id: number) => {
    const failed = studio.takeBack(id)
    setProblem(failed)
    if (failed) return
    void client.invalidateQueries()
    say('Taken back')
  }
  return (
    <chakra.section aria-labelledby="studio-writes" display="grid" gap="2">
      <chakra.h3 id="studio-writes" fontWeight="semibold">
        The last ten writes
      </chakra.h3>
      {problem && <Problems title="This write could not be taken back" problems={[problem]} />}
      {studio.writes.length === 0 && <p>Nothing has been written since the data were made.</p>}
      <ul>
        {studio.writes.toReversed().map(({ id, at, what }) => (
          <chakra.li key={id} display="flex" alignItems="center" gap="2" py="0.5">
            <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
              {formatInstant(new Date(at).toISOString(), timeZone)}: {what}
            </chakra.span>
            <Button size="sm" aria-label={`Take back: ${what}`} onClick={() => takeBack(id)}>
              Take back
            </Button>
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  )
}

function Snapshots() {
  const { client } = useParts()
  const studio = useStudio()
  const [problem, setProblem] = useState<Problem | null>(null)
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const failed = studio.load(await file.text())
    // The same file, changed meanwhile, can be chosen again.
    target.value = ''
    setProblem(failed)
    if (failed) return
    void client.invalidateQueries()
    say('The data of the file are there')
  }
  return (
    <chakra.section aria-labelledby="studio-snapshot" display="grid" gap="2" justifyItems="start">
      <chakra.h3 id="studio-snapshot" fontWeight="semibold">
        The data as a file
      </chakra.h3>
      <Button size="sm" onClick={() => saveText(JSON.stringify(studio.snapshot()), 'data', 'json')}>
        Save a snapshot
      </Button>
      <chakra.label display="grid" gap="1">
        Load a snapshot
        <chakra.input
          type="file"
          accept=".json,application/json"
          maxWidth="full"
          onChange={(event) => void load(event)}
        />
      </chakra.label>
      {problem && <Problems title="This file changes nothing" problems={[problem]} />}
    </chakra.section>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useState, useSyncExternalStore } from 'react'
import type { Clock } from '@mocks/studio/types'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { timeZone } from '@/lib/config'
import { createListeners } from '@/lib/listeners'
import { formatInstant } from '@/lib/text/format'
import { nextDeparture, nextMidnight, railwayText } from '@/studio/clock-steps'
import { useParts, useStudio } from '@/studio/parts'
import { say } from '@/studio/said'

const hourMs = 3_600_000

const seconds = createListeners(() => {
  const timer = setInterval(() => seconds.notify(), 1000)
  return () => clearInterval(timer)
})
const thisMinute = () => Math.floor(Date.now() / 60_000)

const viewersZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The clock that the app and the mock API follow. */
export function ClockTab() {
  const { client, router } = useParts()
  const studio = useStudio()
  useSyncExternalStore(seconds.subscribe, thisMinute)
  const { clock } = studio.state
  const now = new Date().toISOString()
  const set = (next: Clock | undefined) => {
    studio.set({ clock: next })
    // What the page shows may depend on the time, and so may the API's answers.
    void client.invalidateQueries()
    void router.invalidate()
    say(`It is ${formatInstant(new Date().toISOString(), timeZone)}`)
  }
  const runs = clock?.runs ?? true
  const goTo = (instant: number) => set({ at: railwayText(instant), runs })
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3">
        <dt>Trains ({timeZone})</dt>
        <dd>{formatInstant(now, timeZone)}</dd>
        <dt>You ({viewersZone})</dt>
        <dd>{formatInstant(now, viewersZone)}</dd>
        <dt>The clock</dt>
        <dd>{clock ? (clock.runs ? 'is set, and runs' : 'is stopped') : 'is the real one'}</dd>
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={() => set({ at: railwayText(Date.now()), runs: !runs })}>
          {runs ? 'Stop the clock' : 'Let it run'}
        </Button>
        <Button size="sm" onClick={() => goTo(Date.now() + hourMs)}>
          1 hour on
        </Button>
        <Button size="sm" onClick={() => goTo(nextMidnight(Date.now()))}>
          To midnight
        </Button>
        <Button size="sm" disabled={!clock} onClick={() => set(undefined)}>
          The real time
        </Button>
      </chakra.div>
      <TimeForm onSet={goTo} />
      <DepartureForm onSet={goTo} />
    </>
  )
}

function TimeForm({ onSet }: { onSet: (instant: number) => void }) {
  const [text, setText] = useState(() => railwayText(Date.now()).slice(0, 16))
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const instant = Date.parse(`${text}+05:30`)
    setError(Number.isNaN(instant) ? 'Enter a date and a time' : undefined)
    if (!Number.isNaN(instant)) onSet(instant)
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="2" justifyItems="start">
      <TextField
        type="datetime-local"
        label="Time where the trains run"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="sm">
        Set the clock
      </Button>
    </chakra.form>
  )
}

function DepartureForm({ onSet }: { onSet: (instant: number) => void }) {
  const studio = useStudio()
  const [trains] = useState(() => studio.snapshot().tables.trains)
  const [id, setId] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const train = trains.find(({ _id }) => _id === id)
    const leaves = train && nextDeparture(train, Date.now())
    if (leaves !== undefined) onSet(leaves)
    setError(train ? (leaves === undefined ? 'This train never runs' : undefined) : 'Choose a train')
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="2" justifyItems="start">
      <SelectField
        label="Train"
        placeholder="Choose a train"
        value={id}
        error={error}
        options={trains.map(({ _id, trainNumber, name }) => ({
          value: _id,
          label: `${trainNumber} ${name}`,
        }))}
        onChange={({ target }) => setId(target.value)}
      />
      <Button type="submit" size="sm">
        To its next departure
      </Button>
    </chakra.form>
  )
}

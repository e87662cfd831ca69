import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { stateOf } from '@mocks/studio/link'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { reopen } from '@/studio/link'
import { useStudio } from '@/studio/parts'

/** Named states of the world, each with what is to be looked at. */
export function ScenarioTab() {
  const studio = useStudio()
  const [words, setWords] = useState('')
  const { scenario: now, seed } = studio.state
  const wanted = words.trim().toLowerCase()
  const found = studio.scenarios.filter(({ id, title, look, messages = [] }) =>
    [id, title, look, ...messages].some((text) => text.toLowerCase().includes(wanted)),
  )
  return (
    <>
      <TextField
        type="search"
        label="Find a scenario"
        hint="By its name, by what it shows, or by a message of the app."
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {found.length === 0 ? 'No scenario fits' : `${found.length} of ${studio.scenarios.length}`}
      </chakra.p>
      <chakra.ul display="grid" gap="3">
        {found.map((scenario) => (
          <chakra.li key={scenario.id} display="flex" gap="3" alignItems="flex-start">
            <chakra.div flex="1" minWidth="0">
              <chakra.h3 fontWeight="medium">
                {scenario.title}
                {scenario.id === now && ' (open now)'}
              </chakra.h3>
              <chakra.p textStyle="small" color="fg.muted">
                {scenario.look}
              </chakra.p>
            </chakra.div>
            <Button
              size="sm"
              aria-label={`Open: ${scenario.title}`}
              onClick={() => reopen(studio, { ...stateOf(scenario), seed }, '/')}
            >
              Open
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}

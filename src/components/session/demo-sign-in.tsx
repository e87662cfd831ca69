import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { today } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { formatDate } from '@/lib/text/format'
import { useLogin } from '@/mutations/session'
import { FormFailure } from './form-failure'

export interface DemoPersona {
  id: string
  label: string
  note: string
  email: string
  password: string
}

/** L1: one press signs in as somebody of the demo, through the same call as the form. */
export function DemoSignIn({
  personas,
  madeOn,
  reset,
  openStudio,
}: {
  personas: readonly DemoPersona[]
  /** The day that the demo's data were made for. */
  madeOn: () => string
  reset: () => void
  openStudio: () => void
}) {
  const login = useLogin()
  const [isReset, setReset] = useState(false)
  const signInAs = ({ email, password }: DemoPersona) => {
    // Not remembered: each tab can be somebody else.
    if (!login.isPending) login.mutate({ email, password, rememberMe: false })
  }
  const startOver = () => {
    reset()
    setReset(true)
  }
  const day = madeOn()
  return (
    <chakra.section aria-labelledby="demo-title" mt="6" pt="5" borderTopWidth="1px">
      <chakra.h2 id="demo-title" textStyle="section">
        Try the demo
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        Everything on these pages is made up, and stays in this browser.
      </chakra.p>
      <FormFailure error={login.error} waiting={login.isPending} />
      <chakra.ul display="grid" gap="3" my="3">
        {personas.map((persona) => (
          <li key={persona.id}>
            <Button
              width="full"
              aria-describedby={`demo-${persona.id}`}
              loading={login.isPending && login.variables?.email === persona.email}
              onClick={() => signInAs(persona)}
            >
              {persona.label}
            </Button>
            <chakra.p id={`demo-${persona.id}`} mt="1" textStyle="small" color="fg.muted">
              {persona.note}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" mx="-3">
        <Button variant="danger" size="sm" onClick={startOver}>
          Reset demo data
        </Button>
        <Button variant="plain" size="sm" onClick={openStudio}>
          More in the studio
        </Button>
      </chakra.div>
      {day !== today(timeZone) && (
        <chakra.p textStyle="small" color="fg.muted">
          The data were made for {formatDate(day)}: journeys that were ahead then may be over by now.
        </chakra.p>
      )}
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {isReset && 'The demo data are as new.'}
      </chakra.p>
    </chakra.section>
  )
}

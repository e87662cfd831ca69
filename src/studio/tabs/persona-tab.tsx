import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Problem } from '@mocks/studio/types'
import { useSession } from '@/auth/session-store'
import { Bdi } from '@/components/ui/bdi'
import { Button } from '@/components/ui/button'
import { cutText } from '@/components/ui/long-text'
import { type StudioPersona, useParts } from '@/studio/parts'
import { Problems } from '@/studio/problems'
import { say } from '@/studio/said'
import { signInAs, signOut } from '@/studio/who'

/** Signs in as somebody of the demo, by the same call as the login page: rules for that call are met. */
export function PersonaTab() {
  const { client, personas } = useParts()
  const user = useSession((session) => session.user)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<Problem | null>(null)
  const become = async (persona: StudioPersona) => {
    setBusy(persona.id)
    setProblem(null)
    if (user) await signOut(client)
    const failed = await signInAs(client, persona)
    setBusy(undefined)
    setProblem(failed)
    if (!failed) say(`Signed in as ${persona.label}`)
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.p flex="1" overflowWrap="anywhere">
          {user ? (
            <>
              Signed in as <Bdi>{cutText(user.name)}</Bdi>
            </>
          ) : (
            'Nobody is signed in'
          )}
        </chakra.p>
        {user && (
          <Button size="sm" onClick={() => void signOut(client)}>
            Sign out
          </Button>
        )}
      </chakra.div>
      {problem && <Problems title="This persona could not be signed in" problems={[problem]} />}
      <chakra.ul display="grid" gap="3">
        {personas.map((persona) => (
          <li key={persona.id}>
            <Button
              size="sm"
              width="full"
              aria-describedby={`studio-${persona.id}`}
              aria-pressed={user?.email === persona.email}
              loading={busy === persona.id}
              onClick={() => busy === undefined && void become(persona)}
            >
              {persona.label}
            </Button>
            <chakra.p id={`studio-${persona.id}`} mt="1" textStyle="small" color="fg.muted">
              {persona.note}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </>
  )
}

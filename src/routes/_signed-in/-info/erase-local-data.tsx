import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { signedOut } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { dialogTrigger } from '@/components/ui/overlay/lazy-dialog'
import { dropKeptAnswers } from '@/lib/http/kept-answers'
import { eraseAll } from '@/lib/storage/erase'
import { dropRecords } from '@/lib/storage/kept-records'
import { useAfterSending } from '@/mutations/after-sending'
import { useOutboxOpened } from '@/mutations/outbox/opened-outboxes'
import { setColorMode } from '@/theme/color-mode'
import { keptHere } from './kept-here'

const left = 'The change log is erased: look at the records themselves, once you have signed in again.'

function erase() {
  signedOut()
  // Shown light at once; then the choice itself goes too.
  setColorMode('light')
  eraseAll()
  void dropKeptAnswers()
  void dropRecords()
}

/** B9: everything of the app goes from this browser; what it is, is read off the browser when the question is asked. */
export function EraseLocalData() {
  const [kept, setKept] = useState<string[]>()
  const [asking, setAsking] = useState(false)
  const [waiting, setWaiting] = useState<AbortController>()
  const trigger = useRef<HTMLButtonElement>(null)
  const unsent = useOutboxOpened()
  const afterSending = useAfterSending()
  useEffect(
    () => () => {
      // Whoever goes elsewhere has thought better of it; whose session ends meanwhile has not.
      if (getSession().user) waiting?.abort()
    },
    [waiting],
  )
  const ask = () => {
    void keptHere().then(setKept)
    setAsking(true)
  }
  const goBack = () => {
    setAsking(false)
    setWaiting(undefined)
  }
  const confirm = () => {
    const controller = new AbortController()
    setWaiting(controller)
    void afterSending(erase, controller.signal, left)
  }
  return (
    <Card>
      <CardTitle mb="2">What this device keeps</CardTitle>
      <chakra.p color="fg.muted" mb="4">
        Erasing takes everything this app keeps in this browser, and logs you out. You are shown what it is
        before anything goes. Bookings and reviews are the railway’s and stay.
      </chakra.p>
      <Button ref={trigger} variant="danger" ms="-4" onClick={ask} {...dialogTrigger}>
        Erase local data
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={goBack}
        onConfirm={confirm}
        loading={waiting !== undefined}
        title="Erase what this device keeps?"
        confirmLabel="Erase and log out"
        finalFocus={trigger}
      >
        <p>This goes from this browser:</p>
        <chakra.ul listStyleType="disc" ps="5" my="2">
          {kept?.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </chakra.ul>
        {unsent && (
          <chakra.p mb="2">Changes that are not sent yet are sent first; that is not undone.</chakra.p>
        )}
        <p>
          Your other tabs are logged out too, and forms begun in them are lost. A mark without a name stays,
          by which a tab that sleeps learns of it. The theme is light again.
        </p>
      </ConfirmDialog>
    </Card>
  )
}

import { useRef, useState } from 'react'
import { signedOut } from '@/auth/session'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Columns } from '@/components/ui/columns'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { dialogTrigger } from '@/components/ui/lazy-dialog'
import { PageHeader } from '@/components/ui/page-header'
import { RadioGroup } from '@/components/ui/radio-group'
import { chakra } from '@chakra-ui/react/styled-system'
import { eraseAll } from '@/lib/storage'
import { type ColorModeChoice, colorModeChoice, setColorMode, useColorMode } from '@/theme/color-mode'

const themes: { value: ColorModeChoice; label: string; detail: string }[] = [
  { value: 'light', label: 'Light', detail: 'Dark words on a light page' },
  { value: 'dark', label: 'Dark', detail: 'Light words on a dark page' },
  { value: 'system', label: 'As this device', detail: 'Follows the setting of your device' },
]

export function SettingsPage() {
  // The choice is read below; this draws the page anew when it changes, here or in another tab.
  useColorMode()
  const [asking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <PageHeader title="Settings" summary="Kept on this device." />
      <Columns>
        <Card>
          <RadioGroup
            name="theme"
            legend="Theme"
            options={themes}
            value={colorModeChoice()}
            onChange={(event) => {
              const choice = themes.find(({ value }) => value === event.target.value)
              if (choice) setColorMode(choice.value)
            }}
          />
        </Card>
        <Card>
          <CardTitle mb="2">What this device keeps</CardTitle>
          <chakra.p color="fg.muted" mb="4">
            Erasing removes your session, begun forms and settings from this browser and logs you out.
            Bookings and reviews are the railway’s and stay.
          </chakra.p>
          <Button ref={trigger} variant="danger" onClick={() => setAsking(true)} {...dialogTrigger}>
            Erase local data
          </Button>
          <ConfirmDialog
            open={asking}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              signedOut()
              eraseAll()
              setColorMode('light')
            }}
            title="Erase what this device keeps?"
            confirmLabel="Erase and log out"
            finalFocus={trigger}
          >
            <p>
              You are logged out here and in your other tabs, begun forms are lost, and the theme is light
              again.
            </p>
          </ConfirmDialog>
        </Card>
      </Columns>
    </>
  )
}

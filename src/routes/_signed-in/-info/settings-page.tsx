import { chooseStartPage, type StartPage, useStartPage } from '@/auth/start-page'
import { SavedPassengersCard } from '@/components/bookings/saved-passengers/saved-passengers-card'
import { KeptTicketsCard } from '@/components/bookings/kept-tickets/kept-tickets-card'
import { Card } from '@/components/ui/card'
import { Columns } from '@/components/ui/table/columns'
import { PageHeader } from '@/components/ui/page/page-header'
import { RadioGroup } from '@/components/ui/form/radio-group'
import { type ColorModeChoice, setColorMode, useColorModeChoice } from '@/theme/color-mode'
import { EraseLocalData } from './erase-local-data'

const themes: { value: ColorModeChoice; label: string; detail: string }[] = [
  { value: 'light', label: 'Light', detail: 'Dark words on a light page' },
  { value: 'dark', label: 'Dark', detail: 'Light words on a dark page' },
  { value: 'system', label: 'As this device', detail: 'Follows the setting of your device' },
]

const startPages: { value: StartPage; label: string; detail: string }[] = [
  { value: 'dashboard', label: 'Dashboard', detail: 'Your next journey, and the way to the next one' },
  { value: 'planner', label: 'Plan Journey', detail: 'The search for a connection' },
  { value: 'bookings', label: 'Bookings', detail: 'Your tickets and their status' },
  { value: 'trains', label: 'Trains', detail: 'The whole timetable' },
]

/** B9. What is set here is kept on this device, and works at once. */
export function SettingsPage() {
  const theme = useColorModeChoice()
  const start = useStartPage()
  return (
    <>
      <PageHeader title="Settings" summary="Kept on this device." />
      <Columns>
        <Card>
          <RadioGroup
            name="theme"
            legend="Theme"
            options={themes}
            value={theme}
            onChange={({ target }) => {
              const choice = themes.find(({ value }) => value === target.value)
              if (choice) setColorMode(choice.value)
            }}
          />
        </Card>
        <Card>
          <RadioGroup
            name="start-page"
            legend="Start page"
            hint="Shown after logging in, and when you press “Railway Planner” at the top."
            options={startPages}
            value={start}
            onChange={({ target }) => {
              const choice = startPages.find(({ value }) => value === target.value)
              if (choice) chooseStartPage(choice.value)
            }}
          />
        </Card>
        <SavedPassengersCard />
        <KeptTicketsCard />
        <EraseLocalData />
      </Columns>
    </>
  )
}

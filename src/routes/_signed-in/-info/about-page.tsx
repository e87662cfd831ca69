import { PageHeader } from '@/components/ui/page-header'
import { Prose } from '@/components/ui/prose'
import { TextLink } from '@/components/ui/text-link'
import { timeZone } from '@/lib/config'

export function AboutPage() {
  return (
    <>
      <PageHeader title="About" summary="What Railway Planner is, and what it keeps on this device." />
      <Prose>
        <p>
          Railway Planner finds trains between two stations, direct or with changes, shows the seats of a
          date, books them, and keeps your tickets at hand. Trains, fares, seats and bookings are the
          railway’s; this app shows them and sends what you decide.
        </p>
        <section aria-labelledby="kept">
          <h2 id="kept">What is kept on this device</h2>
          <ul>
            <li>
              That you are signed in: until you log out if you chose “Remember me”, else until you close the
              tab.
            </li>
            <li>Your name and e-mail address, as long as you are signed in.</li>
            <li>
              A form you have begun: in this tab only, until it is sent or you log out. Passwords are never
              kept.
            </li>
            <li>The stations you searched with last: until you log out.</li>
            <li>Passengers you asked this device to keep: until you remove them, also past logging out.</li>
            <li>A mark for each booking you sent, so that it is not sent twice.</li>
            <li>Your theme, your start page, and whether the menu is folded.</li>
          </ul>
          <p>
            Nothing is sent to anyone but the railway’s own server. You can erase all of it under{' '}
            <TextLink to="/settings">Settings</TextLink>.
          </p>
        </section>
        <section aria-labelledby="clocks">
          <h2 id="clocks">Clocks</h2>
          <p>Train times are shown in the zone {timeZone}.</p>
        </section>
        <section aria-labelledby="licence">
          <h2 id="licence">Licence</h2>
          <p>Railway Planner is free software under the MIT licence.</p>
        </section>
      </Prose>
    </>
  )
}

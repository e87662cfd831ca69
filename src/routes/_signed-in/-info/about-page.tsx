import { PageHeader } from '@/components/ui/page/page-header'
import { Prose } from '@/components/ui/page/prose'
import { TextLink } from '@/components/ui/text-link'
import { timeZone } from '@/lib/config'
import { everKept } from './kept-here'

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
            {everKept.map((words) => (
              <li key={words}>{words}</li>
            ))}
            <li>A mark that somebody logged out, without a name, so that other open tabs log out too.</li>
          </ul>
          <p>
            Nothing is sent to anyone but the railway’s own server. You can erase everything but that mark
            under <TextLink to="/settings">Settings</TextLink>.
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

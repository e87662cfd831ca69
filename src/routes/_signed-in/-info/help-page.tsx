import { BookingStatus } from '@/components/bookings/booking-status'
import { PageHeader } from '@/components/ui/page-header'
import { Prose } from '@/components/ui/prose'
import { TextLink } from '@/components/ui/text-link'
import { mostPassengers } from '@/domain/party'
import { explainedStatuses, statusMeaning } from '@/domain/booking-status'

const shortcuts = [
  { keys: ['↓', '↑'], does: 'Walk through the stations a field offers' },
  { keys: ['Enter'], does: 'Take the station that is marked; in a form, send it' },
  { keys: ['Esc'], does: 'Close a list, a menu or a dialog without changing anything' },
  { keys: ['Tab'], does: 'Go to the next field or button; the first one on each page skips the menu' },
]

/** What the words on the screens mean, and what passengers ask most. */
export function HelpPage() {
  return (
    <>
      <PageHeader title="Help" summary="What the words mean, and what to do." />
      <Prose>
        <section aria-labelledby="statuses">
          <h2 id="statuses">Status of a booking</h2>
          <dl>
            {explainedStatuses.map((status) => (
              <div key={status}>
                <dt>
                  <BookingStatus status={status} />
                </dt>
                <dd>
                  {statusMeaning(status)?.meaning} {statusMeaning(status)?.next}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="seats">
          <h2 id="seats">Seats</h2>
          <ul>
            <li>
              A number is what was free when it was asked. Others book at the same time: the booking has the
              last word.
            </li>
            <li>“Sold out” means that the railway said there is no seat on that date.</li>
            <li>
              “Failed to check seat availability” means that nobody knows: press “Check again”. It does not
              mean sold out.
            </li>
          </ul>
        </section>
        <section aria-labelledby="booking">
          <h2 id="booking">Booking</h2>
          <ul>
            <li>One booking holds at most {mostPassengers} passengers, all on the same train and date.</li>
            <li>
              A booking is sent once. If the answer does not come, we look through your bookings and tell you
              whether it was made, before you can send it again.
            </li>
            <li>
              What you have typed is kept in this tab until you book or log out, also when your session ends
              in between.
            </li>
            <li>
              Nothing is charged here. The fare before booking is our estimate; the railway fixes it when it
              books.
            </li>
          </ul>
        </section>
        <section aria-labelledby="cancelling">
          <h2 id="cancelling">Cancelling</h2>
          <ul>
            <li>
              You can cancel until four hours before midnight UTC at the start of the journey date. In India
              that is 01:30 on the day of the journey. Each booking says its own time.
            </li>
            <li>The seats are free for others at once, and the payment is marked as refunded.</li>
            <li>
              Find the booking under <TextLink to="/bookings">Bookings</TextLink> and press “Cancel booking”.
            </li>
          </ul>
        </section>
        <section aria-labelledby="times">
          <h2 id="times">Dates and times</h2>
          <ul>
            <li>Times are those of the railway’s own clocks, wherever you are.</li>
            <li>
              A train that has run through midnight before it reaches you started a day earlier: the booking
              names both days.
            </li>
          </ul>
        </section>
        <section aria-labelledby="keys">
          <h2 id="keys">Keyboard</h2>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p>
          Something is missing? <TextLink to="/contact">Write to us</TextLink>
        </p>
      </Prose>
    </>
  )
}

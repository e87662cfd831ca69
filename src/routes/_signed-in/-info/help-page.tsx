import { BookingStatus } from '@/components/bookings/booking-status'
import { PageHeader } from '@/components/ui/page/page-header'
import { Prose } from '@/components/ui/page/prose'
import { TextLink } from '@/components/ui/text-link'
import { explainedStatuses, statusMeaning } from '@/domain/bookings/booking-status'
import { helpTopics } from './help-topics'

const shortcuts = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Search for a page, a train, a station or a PNR, from anywhere' },
  { keys: ['↓', '↑'], does: 'Walk through what a field, a menu or the search offers' },
  { keys: ['←', '→'], does: 'Walk through the days of a train’s seats' },
  { keys: ['Home', 'End'], does: 'Go to the first or the last of what the search offers, or of those days' },
  { keys: ['Enter'], does: 'Take what is marked; in a form, send it' },
  { keys: ['Esc'], does: 'Close a list, a menu or a dialog without changing anything' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'For admins: take back the latest change that is not sent yet' },
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
        {helpTopics().map(({ id, title, lines }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul>
              {lines.map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines never change
                <li key={index}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="keys">
          <h2 id="keys">Keyboard</h2>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <span key={key}>
                      <kbd>{key}</kbd>{' '}
                    </span>
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

import { CopyButton } from '@/components/ui/copy-button'
import { PageHeader } from '@/components/ui/page/page-header'
import { Prose } from '@/components/ui/page/prose'
import { ExternalLink, TextLink } from '@/components/ui/text-link'
import { supportEmail } from '@/lib/config'

export function ContactPage() {
  return (
    <>
      <PageHeader title="Contact" summary="How to reach support." />
      <Prose>
        <section aria-labelledby="mail">
          <h2 id="mail">By e-mail</h2>
          <p>
            <ExternalLink href={`mailto:${supportEmail}`}>{supportEmail}</ExternalLink>{' '}
            <CopyButton text={supportEmail} label="Copy the e-mail address" size="sm" variant="plain" />
          </p>
        </section>
        <section aria-labelledby="write">
          <h2 id="write">What helps us to help you</h2>
          <ul>
            <li>The PNR, if it is about a booking. Never send a password.</li>
            <li>What you wanted to do, and what the page said.</li>
            <li>The date and time, and the address of the page.</li>
          </ul>
        </section>
        <section aria-labelledby="first">
          <h2 id="first">Faster than writing</h2>
          <ul>
            <li>
              Cancel a booking or download its ticket under <TextLink to="/bookings">Bookings</TextLink>.
            </li>
            <li>
              What a status means, and until when you can cancel: <TextLink to="/help">Help</TextLink>.
            </li>
          </ul>
        </section>
      </Prose>
    </>
  )
}

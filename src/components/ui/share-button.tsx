import Share2 from 'lucide-react/icons/share-2'
import { Button } from './button'
import { CopyButton } from './copy-button'

/** Passes a link on: by the device's own list of ways where it has one, else by copying it. */
export function ShareButton({
  label,
  title,
  address,
}: {
  label: string
  /** What the link is about. */
  title: string
  /** The path with its query. */
  address: () => string
}) {
  const url = () => new URL(address(), window.location.origin).href
  if (!('share' in navigator)) return <CopyButton text={url()} label={label} showLabel />
  return (
    <Button
      size="sm"
      variant="plain"
      onClick={() => {
        // Who closes the list again has not failed.
        navigator.share({ title, url: url() }).catch(() => undefined)
      }}
    >
      <Share2 aria-hidden />
      {label}
    </Button>
  )
}

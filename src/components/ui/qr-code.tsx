import { useEffect, useState } from 'react'
import { noop } from '@/lib/noop'

const loadEncoder = () => import('uqr')

/** Fetches what draws the codes, for a page that is opened without a network. */
export const preloadQrCode = () => void loadEncoder().catch(noop)

/** Draws a text as a QR code, black on white in both themes: scanners want it so. Its code comes when it is shown. */
export function QrCode({ text, label, size = '9rem' }: { text: string; label: string; size?: string }) {
  const [path, setPath] = useState<{ d: string; width: number }>()
  useEffect(() => {
    let gone = false
    loadEncoder().then(
      ({ encode }) => {
        const { data } = encode(text, { border: 2 })
        const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
        if (!gone) setPath({ d: squares.join(''), width: data.length })
      },
      // The text stands beside the code wherever one is shown: without it nothing is lost.
      noop,
    )
    return () => {
      gone = true
    }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${path?.width ?? 25} ${path?.width ?? 25}`}
      shapeRendering="crispEdges"
      style={{ width: size, height: size, background: 'white', borderRadius: 4 }}
    >
      {path && <path d={path.d} fill="black" />}
    </svg>
  )
}

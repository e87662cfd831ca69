import { productName } from '@/lib/config'

/** A3. The same picture as the frame in index.html, whose styles it uses: the change from one to the other is unseen. */
export function FullScreenLoading() {
  return (
    <div id="boot" role="status">
      <svg viewBox="0 0 120 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M18 12h84" />
        <circle cx="12" cy="12" r="5" />
        <circle cx="108" cy="12" r="5" />
        <circle className="run" cx="12" cy="12" r="5" fill="currentColor" />
      </svg>
      <p>{productName}</p>
      <p className="words">Loading…</p>
    </div>
  )
}

import { matchRange } from '@/domain/stations/station-search'

/** Where each typed word stands, in order and without overlap. */
function rangesOf(text: string, typed: string): [number, number][] {
  const ranges = typed
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const range = matchRange(text, word)
      return range ? [range] : []
    })
    .toSorted(([a], [b]) => a - b)
  let end = 0
  return ranges.filter(([start, last]) => {
    if (start < end) return false
    end = last
    return true
  })
}

/** The text with what was typed marked in it. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const ranges = rangesOf(text, typed)
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}

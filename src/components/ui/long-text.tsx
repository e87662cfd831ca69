import { useState } from 'react'
import { Button } from './button'

// A server's answer can be a whole page; the first lines say enough (T15).
const most = 240

const isLong = (text: string) => text.length > most

/** The beginning of a text that somebody else wrote, never half a character. */
export const cutText = (text: string) =>
  isLong(text)
    ? `${text
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text

/** Text of any length, the rest of it on demand; stands inside a paragraph or beside one. */
export function LongText({ text }: { text: string }) {
  const [all, setAll] = useState(false)
  return (
    <>
      {all ? text : cutText(text)}
      {isLong(text) && (
        <>
          {' '}
          <Button variant="plain" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show less' : 'Show all'}
          </Button>
        </>
      )}
    </>
  )
}

import { Fragment } from 'react'

interface Part {
  text: string
  isMarked: boolean
  /** Where the part begins in the whole text. */
  start: number
}

/** A text in parts, some of them marked, as those that were searched for. */
export const Marked = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, isMarked, start }) =>
    isMarked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
  )

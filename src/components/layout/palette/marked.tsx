import { markedParts } from '@/domain/search/marked-parts'

/** The text with what was typed marked in it. */
export const Marked = ({ text, typed }: { text: string; typed: string }) =>
  markedParts(text, typed).map(({ text: part, isMarked, start }) =>
    isMarked ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
  )

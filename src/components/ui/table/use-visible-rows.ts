import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Rows } from '@/lib/lists/rows'
import { rowHeight } from './data-table-styles'

/** Up to so many rows are all drawn in the end: the page's own search and printing then find them. */
const drawnWhole = 100

/** Rows drawn before and after those in sight: as far as a quick wheel gets before the page has caught up. */
const around = 6

/** Rows out of sight are added a few at a time: drawn with the others, they would keep the page for long. */
const atOnce = 3
const pauseMs = 25

/** Until the box is measured, as many as most windows show; drawn by a high one with the others, they would take too long. */
const atFirst = { first: 0, end: 20 }

/** Always as many at one height of the box: a row comes as another goes, not one of them a few pixels later. */
function rowsIn({ scrollTop, clientHeight }: HTMLElement) {
  const first = Math.floor(scrollTop / rowHeight)
  return { first, end: clientHeight > 0 ? first + Math.ceil(clientHeight / rowHeight) + 1 : atFirst.end }
}

/** Whether two lists hold the same rows: in those that may all be drawn. */
function same(a: Rows<unknown>, b: Rows<unknown>) {
  if (a === b || a.length !== b.length) return a === b
  const others = b.slice(0, drawnWhole)
  return a.slice(0, drawnWhole).every((row, index) => row === others[index])
}

/**
 * Which rows are drawn, from `first` to before `end`. All are equally high, so a row's place is a product; the libraries
 * for this keep a measure of each row, of 100,000 as well.
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>, rows: Rows<unknown>) {
  const [sight, setSight] = useState(atFirst)
  const [more, setMore] = useState({ rows, count: 0 })
  useEffect(() => {
    const box = body.current?.closest<HTMLElement>('[data-table-box]')
    if (!box) return
    const look = () => {
      const now = rowsIn(box)
      setSight((before) => (before.first === now.first && before.end === now.end ? before : now))
    }
    const onScroll = () => {
      // Only then a column has to be held: each cell that may have to be costs time with each frame.
      box.toggleAttribute('data-sideways', box.scrollLeft !== 0)
      // Drawn in the very frame that shows the new place.
      flushSync(look)
    }
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    sizes?.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      sizes?.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [body])

  const count = same(more.rows, rows) ? more.count : 0
  // A list that got shorter ends in sight.
  const end = Math.min(sight.end, rows.length)
  const first = Math.max(0, Math.min(sight.first, end - (sight.end - sight.first)))
  const drawn = { first: Math.max(0, first - count), end: Math.min(end + count, rows.length) }
  const missing = drawn.end - drawn.first < rows.length && (count < around || rows.length <= drawnWhole)
  useEffect(() => {
    if (!missing) return
    const timer = setTimeout(() => setMore({ rows, count: count + atOnce }), pauseMs)
    return () => clearTimeout(timer)
  }, [missing, rows, count])
  return drawn
}

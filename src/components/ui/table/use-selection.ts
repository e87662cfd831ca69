import { useMemo, useRef, useState } from 'react'

export interface Selection {
  /** In the order of the list. */
  ids: readonly string[]
  has: (id: string) => boolean
  /** With `through`, everything from the row pressed before to this one follows it. */
  toggle: (id: string, through?: boolean) => void
  setAll: (ids: readonly string[], selected: boolean) => void
  clear: () => void
}

/**
 * Which rows of a list are chosen. A row that the list no longer holds counts as not chosen, and is chosen again when a
 * filter that hid it goes.
 * @param ids every row that matches, in order, over all pages
 */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)), [ids, chosen])
  const setAll = (which: readonly string[], on: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      for (const id of which)
        if (on) next.add(id)
        else next.delete(id)
      return next
    })
  return {
    ids: selected,
    has: (id) => chosen.has(id),
    toggle: (id, through = false) => {
      const [from, to] = [last.current === undefined ? -1 : ids.indexOf(last.current), ids.indexOf(id)]
      const range =
        through && from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      setAll(range, !chosen.has(id))
      last.current = id
    },
    setAll,
    clear: () => setChosen(new Set()),
  }
}

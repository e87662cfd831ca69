import { replaceEqualDeep } from '@tanstack/react-query'
import type { Page } from '@/domain/page'
import type { Identified } from '@/lib/lists/collection'
import { mapInSlices } from '@/lib/lists/slices'

/**
 * For queries without `structuralSharing`, whose comparing would keep the page for too long: of a long list that is
 * fetched again, each record that has not changed stays the same object, and so does a list without changes. What is
 * made of it, such as an index to search it by, then need not be made anew.
 */
export async function keepKnown<T extends Identified>(
  known: Page<T> | undefined,
  page: Page<T>,
  signal?: AbortSignal,
): Promise<Page<T>> {
  if (!known) return page
  const before = new Map(known.items.map((item) => [item._id, item]))
  const kept = (item: T) => {
    const same = before.get(item._id)
    return same ? replaceEqualDeep(same, item) : item
  }
  const items = await mapInSlices(page.items, kept, signal)
  const same = items.length === known.items.length && items.every((item, at) => item === known.items[at])
  if (!same) return { ...page, items }
  // Only now: in another order every record would be compared with the one in its place.
  return replaceEqualDeep(known, { ...page, items: known.items })
}

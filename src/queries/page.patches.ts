import type { Page } from '@/domain/page'
import { type Identified, putFirst, removeById, updateById } from '@/lib/lists/collection'

/** What becomes of a record that is known when an answer tells of it: by default the answer alone counts. */
type Merged<T> = (known: T, answer: T) => T
const answerAlone = <T>(_known: T, answer: T) => answer

/**
 * E3, F2, G3, H2: first in its list, total + 1. A later page of the list only counts it. A refetch that was faster may have
 * brought it already: it is not counted twice.
 */
export function withFirst<T extends Identified, P extends Page<T>>(
  page: P,
  answer: T,
  merged: Merged<T> = answerAlone,
): P {
  const known = page.items.find(({ _id }) => _id === answer._id)
  const added = Number(!known)
  const record = known ? merged(known, answer) : answer
  const total = page.total + added
  return page.currentPage > 1
    ? { ...page, items: updateById(page.items, record._id, () => record), total }
    : { ...page, items: putFirst(page.items, record), total, count: page.count + added }
}

/** E3, F2, G3, H2, I1: the answer takes the place of the record that it changed. */
export const withReplaced = <T extends Identified, P extends Page<T>>(
  page: P,
  answer: T,
  merged: Merged<T> = answerAlone,
): P => ({ ...page, items: updateById(page.items, answer._id, (known) => merged(known, answer)) })

/** E3, F2, H2: removed, total - 1, also where another page of the list holds it. Below 0 no number of records makes sense. */
export function without<T extends Identified, P extends Page<T>>(page: P, id: string): P {
  const items = removeById(page.items, id)
  return {
    ...page,
    items,
    total: Math.max(0, page.total - 1),
    count: Math.max(0, page.count - (page.items.length - items.length)),
  }
}

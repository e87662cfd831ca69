import type { Rows } from './rows'

export interface PageOf<T> {
  items: T[]
  /** From 1; one past the end is the last one. */
  page: number
  pages: number
}

/** One page of a list that is there as a whole. Whatever page is asked for, a valid one is given. */
export function pageOf<T>(items: Rows<T>, page: number, size: number): PageOf<T> {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const valid = Math.min(Math.max(1, Math.trunc(page) || 1), pages)
  return { items: items.slice((valid - 1) * size, valid * size), page: valid, pages }
}

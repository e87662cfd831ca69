/** Rows of a page of a table; 0 is all of them. Part of the first load. */
export const pageSizes = [25, 100, 500, 0] as const
export const usualPageSize = 100

/** The size an address names, if it is offered. */
export const pageSizeParam = (value: unknown): number | undefined =>
  pageSizes.find((size) => String(size) === String(value))

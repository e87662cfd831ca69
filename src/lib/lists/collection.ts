export interface Identified {
  readonly _id: string
}

/** The list with the record of that id changed; the same list where no record has it. */
export function updateById<T extends Identified>(
  list: readonly T[],
  id: string,
  update: (known: T) => T,
): T[] {
  return list.map((item) => (item._id === id ? update(item) : item))
}

export const removeById = <T extends Identified>(list: readonly T[], id: string): T[] =>
  list.filter((item) => item._id !== id)

export const hasId = (list: readonly Identified[], id: string) => list.some((item) => item._id === id)

/** The list with the record first; one of the same id that was there before gives way to it. */
export const putFirst = <T extends Identified>(list: readonly T[], item: T): T[] => [
  item,
  ...removeById(list, item._id),
]

/**
 * A change of a record that gives the same object again for the same record: lists are drawn anew with every answer to a
 * bulk change, and find what they made of the others as it was.
 *
 * @param change depends on nothing but what it is given
 */
export function keptChange<T extends object, Fields extends object, By>(
  change: (record: T, fields: Fields, by: By) => T,
): (record: T, fields: Fields, by: By) => T {
  const last = new WeakMap<Fields, { record: T; by: By; made: T }>()
  return (record, fields, by) => {
    const known = last.get(fields)
    if (known?.record === record && known.by === by) return known.made
    const made = change(record, fields, by)
    last.set(fields, { record, by, made })
    return made
  }
}

import { sameText } from './text/text'

const same = (a: unknown, b: unknown) => sameText(JSON.stringify(a), JSON.stringify(b))

/** The fields a form has changed, of all that it held before and after. Empty where nothing was. */
export function changedFields<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !same(old.get(field), value)),
  ) as Partial<T>
}

/**
 * With those that make sense only together, where one of them is there.
 * @param whole what has all of them; few changes need it
 */
export function withCompanions<T extends object>(
  fields: T,
  together: readonly string[],
  whole: () => Partial<NoInfer<T>>,
): T {
  if (!together.some((field) => field in fields)) return fields
  const companions = Object.entries(whole()).filter(([field]) => together.includes(field))
  return { ...(Object.fromEntries(companions) as Partial<T>), ...fields }
}

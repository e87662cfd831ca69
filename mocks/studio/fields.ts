import { isRecord } from '../is-record.ts'
import type { Fields } from '../is-record.ts'

/** `data[0].name` as its steps. */
const stepsOf = (field: string) => field.split(/[.[\]]+/).filter((step) => step !== '')

/** The record or list that holds a field, and the field's own key there. */
function holderOf(json: unknown, field: string): { holder: Fields; key: string } | undefined {
  const steps = stepsOf(field)
  const key = steps.pop()
  let holder = json
  for (const step of steps) holder = isRecord(holder) ? holder[step] : undefined
  return key !== undefined && isRecord(holder) && Object.hasOwn(holder, key) ? { holder, key } : undefined
}

/** The same without one field. The value is changed in place. */
export function withoutField(json: unknown, field: string): unknown {
  const found = holderOf(json, field)
  if (Array.isArray(found?.holder)) found.holder.splice(Number(found.key), 1)
  else if (found) delete found.holder[found.key]
  return json
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 7
  if (Array.isArray(value)) return {}
  return value === null ? true : 'many'
}

/** The same with one field of a type that it never has. The value is changed in place. */
export function withOtherType(json: unknown, field: string): unknown {
  const found = holderOf(json, field)
  if (found) found.holder[found.key] = otherType(found.holder[found.key])
  return json
}

import { readdir } from 'node:fs/promises'
import { isRecord } from '../is-record.ts'
import type { Scenario } from './types.ts'

const isScenario = (value: unknown): value is Scenario => isRecord(value) && typeof value.id === 'string'

/** Every scenario there is a file of, as Node finds them in the folder. */
export async function scenariosOnDisk(): Promise<Scenario[]> {
  const folder = new URL('scenarios/', import.meta.url)
  const names = await readdir(folder, { recursive: true })
  const modules: unknown[] = await Promise.all(
    names.filter((name) => name.endsWith('.ts')).map((name) => import(new URL(name, folder).href)),
  )
  return modules.flatMap((module) => (isRecord(module) && isScenario(module.default) ? [module.default] : []))
}

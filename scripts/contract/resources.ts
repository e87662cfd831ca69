import type { ContractCall } from './contract.ts'
import type { Resource } from './resource.ts'

const files = import.meta.glob<Record<string, Resource>>(['./resources/*.ts', '!./resources/*.*.ts'], {
  eager: true,
})

const isResource = (value: object): value is Resource => 'order' in value

/** Every resource there is a file of, in its order. What is too long for one file is beside it: `trains.records.ts`. */
export const resources: readonly Resource[] = Object.values(files)
  .flatMap((file) => Object.values(file).filter(isResource))
  .toSorted((one, other) => one.order - other.order)

/** The calls of the API, by their resources. */
export const calls: readonly ContractCall[] = resources.flatMap((resource) => resource.calls)

import type { Step } from './check/check.ts'
import type { ContractCall, NamedRecord } from './contract.ts'

/** A file of `resources` exports one: all that the contract says of it, and what the check asks of it. */
export interface Resource {
  /** Its place in the documents and in the check: after those that it needs. */
  order: number
  tag: string
  about: string
  records: Record<string, NamedRecord>
  calls: readonly ContractCall[]
  /** Asked of every back end. */
  asVisitor?: Step
  /** Asked where somebody could be signed in, after what visitors ask. */
  signedIn?: Step
}

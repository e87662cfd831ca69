import type { ContractCall } from './contract.ts'
import { calls } from './resources.ts'

/** As the mock API and the studio name a call. */
export const nameOf = ({ method, path }: Pick<ContractCall, 'method' | 'path'>) =>
  `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

const lines = calls.map((call) => {
  const about = [call.requirement, call.summary].map((text) => JSON.stringify(text))
  return `  ${JSON.stringify(nameOf(call))}: [${about.join(', ')}]`
})

/** What the studio says of each call (mocks/studio/calls.json): the demo cannot load the contract. */
export const callTable = () => `{\n${lines.join(',\n')}\n}\n`

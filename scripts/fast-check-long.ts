import * as original from '../node_modules/fast-check/lib/fast-check.js'

const times = 20

/** Stands in for fast-check in `npm run test:long`: each property with a seed of the moment and many more cases. */
function longer(
  property: original.IRawProperty<unknown>,
  { seed: _fixed, ...rest }: original.Parameters<unknown> = {},
) {
  return original.assert(property, { ...rest, numRuns: (rest.numRuns ?? 100) * times })
}
export const assert = longer as typeof original.assert

export * from '../node_modules/fast-check/lib/fast-check.js'
export default { ...original, assert }

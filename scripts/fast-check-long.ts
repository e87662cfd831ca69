import * as original from '../node_modules/fast-check/lib/fast-check.js'

const times = 20
const longestMs = 120_000
// Taken before a test makes up a clock of its own.
const now = performance.now.bind(performance)

type Property<Ts> = original.IAsyncProperty<Ts> | original.IProperty<Ts>

/**
 * Stands in for fast-check in `npm run test:long`: each property again and again with seeds of the moment, until it has
 * held for twenty times the cases or two minutes are over.
 */
function longer<Ts>(property: Property<Ts>, { seed: _fixed, ...rest }: original.Parameters<Ts> = {}) {
  const end = now() + longestMs
  const rounds = async () => {
    for (let round = 0; round < times && now() < end; round += 1) await original.assert(property, rest)
  }
  if (property.isAsync()) return rounds()
  for (let round = 0; round < times && now() < end; round += 1) void original.assert(property, rest)
}
export const assert = longer as typeof original.assert

export * from '../node_modules/fast-check/lib/fast-check.js'
export default { ...original, assert }

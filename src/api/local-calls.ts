import type { Call } from './messages'

/** The calls that no server answers: those for the list of users (I1) and for the dashboard's figures (I2). */
export type LocalCall = Extract<Call, `users.${string}`> | 'dashboard'

export interface LocalFault {
  /** How long it takes. */
  ms?: number
  fails?: boolean
}

/** The specification's. */
const simulatedDelayMs = 500

type FaultOf = (call: LocalCall) => LocalFault | undefined

const none: FaultOf = () => undefined
let faultOf = none

/** Without a server they never fail by themselves: the demo and the tests say what is to happen to each. */
export const onLocalCall = (ask: FaultOf = none) => void (faultOf = ask)

/** Takes the time that a server would. Gives whether the call is to fail. */
export async function localCall(call: LocalCall): Promise<boolean> {
  const { ms = simulatedDelayMs, fails = false } = faultOf(call) ?? {}
  await new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
  return fails
}

import { onLocalCall } from '@/api/local-calls'
import { resetUsers as resetList } from '@/api/users'

let failing = false

/** Every call for the list of users fails with its own words of list K until it is switched off, and takes no time. */
export function failUserCalls(on: boolean) {
  failing = on
  onLocalCall(() => ({ ms: 0, fails: on }))
}
export const userCallsFail = () => failing

/** Back to the sample as it was after a reload. */
export function resetUsers() {
  resetList()
  failUserCalls(false)
}

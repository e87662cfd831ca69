import { onLocalCall } from '@/api/local-calls'
import { resetUsers as resetList } from '@/api/users'

let failing = false

/** Every call for the list of users fails with its own words of list K until it is switched off. */
export function failUserCalls(on: boolean) {
  failing = on
  onLocalCall(on ? () => ({ fails: true }) : undefined)
}
export const userCallsFail = () => failing

/** Back to the sample as it was after a reload. */
export function resetUsers() {
  resetList()
  failUserCalls(false)
}

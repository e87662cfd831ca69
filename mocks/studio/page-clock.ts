import { now } from '../clock.ts'

const Real = globalThis.Date

/** As the page's own, but that it begins with the mock's clock; timers and `performance.now` stay as they are. */
const Following: DateConstructor = new Proxy(Real, {
  construct(date, args: unknown[], made): Date {
    const given = args.length > 0 ? args : [now().getTime()]
    const instant: Date = Reflect.construct(date, given, made === Following ? date : made)
    return instant
  },
  apply: () => String(now()),
  get: (date, key, proxy): unknown => (key === 'now' ? () => now().getTime() : Reflect.get(date, key, proxy)),
})

/** While the studio has a clock of its own, the app reads the same one as the mock. */
export function followClock(isOn: boolean) {
  if (isOn) globalThis.Date = Following
  // Somebody else may have put another one in place, as tests do.
  else if (globalThis.Date === Following) globalThis.Date = Real
}

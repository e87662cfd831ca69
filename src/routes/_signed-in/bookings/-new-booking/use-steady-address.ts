import { useEffect, useRef } from 'react'
import type { BookingSearch, BookingStep } from './booking-search'

const choices = ['passengers', 'date', 'from', 'to'] as const

/**
 * Corrects the address. Back and Forward lead to addresses from before something was chosen: what was chosen last stands,
 * or another journey would be booked. And an address may ask for a step that cannot be shown yet: left as it is, it would
 * lead on by itself in the middle of a word, as soon as the fields happen to hold.
 * @param wanted the step the address asks for
 * @param step the one that is shown
 */
export function useSteadyAddress(
  { wanted, step, chosen }: { wanted: BookingStep; step: BookingStep; chosen: BookingSearch },
  correct: (search: BookingSearch) => void,
) {
  const last = useRef(chosen)
  const asked = useRef(wanted)
  useEffect(() => {
    const changed = choices.filter((choice) => chosen[choice] !== last.current[choice])
    const isChosenHere = asked.current === wanted
    asked.current = wanted
    if (isChosenHere) last.current = chosen
    const change = isChosenHere
      ? {}
      : Object.fromEntries(changed.map((choice) => [choice, last.current[choice]]))
    if ((!isChosenHere && changed.length > 0) || step !== wanted) correct({ ...change, step })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what corrects the address may be another function each time
  }, [step, wanted, chosen.passengers, chosen.date, chosen.from, chosen.to])
}

import { useEffect, useRef } from 'react'

/**
 * How many travel, as the address says. Back and Forward lead to addresses from before somebody was added or removed:
 * they are corrected, so that whoever was added stays.
 */
export function useParty(step: string, count: number, correct: (count: number) => void) {
  const party = useRef(count)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) party.current = count
    else if (party.current !== count) correct(party.current)
    shown.current = step
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what corrects the address may be another function each time
  }, [step, count])
}

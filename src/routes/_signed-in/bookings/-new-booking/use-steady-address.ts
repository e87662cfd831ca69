import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useOnChange } from '@/lib/hooks/use-on-change'
import type { BookingSearch, BookingStep } from './booking-search'

const choices = ['passengers', 'date', 'from', 'to'] as const
const byBrowser = new Set(['BACK', 'FORWARD', 'GO'])

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
  const { history } = useRouter()
  const last = useRef(chosen)
  const cameBack = useRef(false)
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        cameBack.current = byBrowser.has(action.type)
      }),
    [history],
  )
  useOnChange(JSON.stringify([step, wanted, ...choices.map((choice) => chosen[choice] ?? null)]), () => {
    const older = cameBack.current ? choices.filter((choice) => chosen[choice] !== last.current[choice]) : []
    if (older.length === 0) last.current = chosen
    // The step after the choices, on which it depends.
    if (older.length > 0) correct(Object.fromEntries(older.map((choice) => [choice, last.current[choice]])))
    else if (step !== wanted) correct({ step })
  })
}

import { useRouter } from '@tanstack/react-router'

/** Whether the page came of a press on this day in this train's strip of days. */
export function useIsChosenDay(trainId: string, date: string): boolean {
  const { chosenDay } = useRouter().latestLocation.state
  return chosenDay?.trainId === trainId && chosenDay.date === date
}

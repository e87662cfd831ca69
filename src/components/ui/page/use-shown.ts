import { useLocation, useNavigate } from '@tanstack/react-router'

/**
 * How many of a long list are shown. It is kept with the entry of the history, so that Back finds the list as long as it
 * was, and with it the place.
 * @param list its name among the lists of the page
 */
export function useShown(list: string, atFirst: number): [number, (count: number) => void] {
  const count = useLocation({ select: ({ state }) => state.shown?.[list] }) ?? atFirst
  const navigate = useNavigate()
  const show = (next: number) =>
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (now) => ({ ...now, shown: { ...now.shown, [list]: next } }),
    })
  return [count, show]
}

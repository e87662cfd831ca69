import { Children, type CSSProperties, type ReactNode } from 'react'
import { withoutIsolates } from '@/lib/text/isolated'

/**
 * Words of somebody else in a line of ours: they run as they like, and ours keep their places (goal G32). The plain
 * element does not hold what leaves an isolate open, or closes one that it has not opened: the rest of the line turns.
 */
export const Bdi = ({ children, style }: { children: ReactNode; style?: CSSProperties | undefined }) => (
  <bdi style={style}>
    {Children.map(children, (child) => (typeof child === 'string' ? withoutIsolates(child) : child))}
  </bdi>
)

import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { createContext, use, useState, type ReactNode } from 'react'

const Moving = createContext(false)

/**
 * Around the items of a list whose rows come and go. The rows that stand there on the first paint do not move; nothing
 * moves for those who asked for less motion. Until the animations' code is here, or if it never comes, rows come and
 * go at once.
 */
export function AppearList({ children }: { children: ReactNode }) {
  const [moving, setMoving] = useState(false)
  const [load] = useState(() => async () => {
    try {
      const { features } = await import('./motion-features')
      setMoving(true)
      return features
    } catch {
      return new Promise<never>(() => undefined)
    }
  })
  return (
    <LazyMotion features={load} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.16, ease: 'easeOut' }}>
        <Moving value={moving}>
          <AnimatePresence>{children}</AnimatePresence>
        </Moving>
      </MotionConfig>
    </LazyMotion>
  )
}

/** One item, with its `key`: fades in from 8 px below, fades out. */
export function Appear({ as = 'div', children }: { as?: 'div' | 'li' | undefined; children: ReactNode }) {
  const moving = use(Moving)
  const Part = as === 'li' ? m.li : m.div
  return (
    <Part initial={moving && { opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0 }}>
      {children}
    </Part>
  )
}

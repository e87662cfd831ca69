import { AnimatePresence, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

const features = () => import('./motion-features').then((module) => module.features)

/**
 * Around the items of a list whose rows come and go. The rows that stand there on the first paint do not move; nothing
 * moves for those who asked for less motion.
 */
export function AppearList({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.16, ease: 'easeOut' }}>
        <AnimatePresence initial={false}>{children}</AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  )
}

/** One item, with its `key`: fades in 8 px from below, fades out. */
export function Appear({ as = 'div', children }: { as?: 'div' | 'li' | undefined; children: ReactNode }) {
  const Part = as === 'li' ? m.li : m.div
  return (
    <Part initial={{ opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0 }}>
      {children}
    </Part>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIdle } from '@/lib/hooks/use-idle'
import { loadChunk } from '@/lib/load-chunk'
import { noop } from '@/lib/noop'
import { readUserData } from '@/lib/storage/user-data'

const load = () =>
  loadChunk('kept-tickets', () =>
    Promise.all([
      import('@/queries/kept-tickets/keep-tickets'),
      import('@/queries/kept-tickets/kept-tickets'),
    ]).then(([{ keepWhileHere }, { sweptTickets }]) => ({ keepWhileHere, sweptTickets })),
  )

/** Whoever never chose to has nothing here, and fetches no code for it. */
const mayKeep = (userId: string | undefined) =>
  userId !== undefined && readUserData('keep-tickets', userId) !== null

/** N1: once there is nothing else to do, tickets are made fresh; whoever leaves takes along what may not stay. */
export function useKeptTickets(userId: string | undefined) {
  const client = useQueryClient()
  const router = useRouter()
  const idle = useIdle(true)
  useEffect(() => {
    if (!idle || !mayKeep(userId)) return
    let stop = noop
    let left = false
    router.preloadRoute({ to: '/kept-tickets' }).catch(noop)
    load().then(({ keepWhileHere }) => {
      if (!left) stop = keepWhileHere(client)
    }, noop)
    return () => {
      left = true
      stop()
    }
  }, [client, router, idle, userId])
  useEffect(
    () => () => {
      if (mayKeep(userId)) load().then(({ sweptTickets }) => sweptTickets(), noop)
    },
    [userId],
  )
}

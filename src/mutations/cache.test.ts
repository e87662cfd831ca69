import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { cancelled } from '@/domain/bookings/booking'
import { askAgain, drop, patch, refetchWhenLast, runMutation, writeAnswer } from './cache'

test('a patch changes every entry under its key that was fetched, and no other', async () => {
  const client = new QueryClient()
  client.setQueryData(['trains', 'list', {}], 1)
  client.setQueryData(['trains', 'list', { type: 'x' }], 2)
  client.setQueryData(['trains', 'detail'], 3)
  const update = vi.fn<(cached: number) => number>((cached) => cached * 10)
  await writeAnswer(client, [patch<number>(['trains', 'list'], update), patch<number>(['stations'], update)])
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([10, 20, 3])
  expect(update).toHaveBeenCalledTimes(2)
})

test('a patch passes over an entry that was asked for and never answered, and reaches null and 0', async () => {
  const client = new QueryClient()
  const waiting = client
    .query({ queryKey: ['a'], queryFn: () => new Promise<number>(() => {}) })
    .catch(() => 'gone')
  client.setQueryData(['zero'], 0)
  client.setQueryData(['null'], null)
  await writeAnswer(client, [
    patch<number>(['a'], () => 1),
    patch<number>(['zero'], (cached) => cached + 1),
    patch<null | string>(['null'], () => 'known'),
  ])
  expect(client.getQueryData(['a'])).toBeUndefined()
  expect([client.getQueryData(['zero']), client.getQueryData(['null'])]).toEqual([1, 'known'])
  expect(await waiting).toBe('gone')
})

test('writing an answer drops the fetches it makes old, before it writes', async () => {
  const client = new QueryClient()
  client.setQueryData(['list'], 'before')
  const late = Promise.withResolvers<string>()
  const fetching = client.query({ queryKey: ['list'], queryFn: () => late.promise, staleTime: 0 })
  await writeAnswer(client, [patch<string>(['list'], () => 'answer')])
  late.resolve('older than the answer')
  await fetching.catch(() => {})
  expect(client.getQueryData(['list'])).toBe('answer')
})

test('a dropped record is gone, with all that hangs under its key', async () => {
  const client = new QueryClient()
  client.setQueryData(['detail', '1'], 1)
  client.setQueryData(['detail', '1', 'more'], 1)
  client.setQueryData(['detail', '12'], 12)
  await writeAnswer(client, [drop(['detail', '1'])])
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['detail', '12']])
})

const aTurn = () => new Promise((resolve) => void setTimeout(resolve))

test('G12: of changes that end in the same moment, one refetches', async () => {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const answer = Promise.withResolvers<string>()
  const change = () =>
    new MutationObserver(client, {
      mutationKey: ['trains'],
      mutationFn: () => answer.promise,
      onSettled: () => refetchWhenLast(client, ['trains']),
    }).mutate()
  const all = [change(), change(), change()]
  answer.resolve('done')
  await Promise.all(all)
  await aTurn()
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['trains'] })
})

test('G12: the refetch comes with the end of the last change under the key, of whatever record', async () => {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const start = (mutationKey: string[]) => {
    const answer = Promise.withResolvers<string>()
    const done = new MutationObserver(client, {
      mutationKey,
      mutationFn: () => answer.promise,
      onSettled: () => refetchWhenLast(client, ['trains']),
    }).mutate()
    return { end: () => answer.resolve('done'), fail: () => answer.reject(new Error('no')), done }
  }
  const [first, second, other] = [start(['trains']), start(['trains', 'create']), start(['stations'])]
  first.end()
  await first.done
  await aTurn()
  expect(invalidate).not.toHaveBeenCalled()
  second.fail()
  await expect(second.done).rejects.toThrow('no')
  await aTurn()
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['trains'] })
  other.end()
  await other.done
})

/** A page whose answers come when the test says so. */
function waitingPage(client: QueryClient, queryKey: string[]) {
  const answers: PromiseWithResolvers<string>[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    const answer = Promise.withResolvers<string>()
    signal.addEventListener('abort', () => answer.reject(signal.reason as Error))
    answers.push(answer)
    return answer.promise
  }
  const observer = new QueryObserver(client, { queryKey, queryFn, retry: false })
  observer.subscribe(() => {})
  return { answers, shown: () => observer.getCurrentResult() }
}

test('G12: a first load that began before a change was through is followed by another one', async () => {
  const client = new QueryClient()
  const { answers, shown } = waitingPage(client, ['trains', 'search'])
  askAgain(client, ['trains'])
  expect(answers).toHaveLength(1)
  answers[0]?.resolve('as it was before')
  await aTurn()
  expect(answers).toHaveLength(2)
  answers[1]?.resolve('as it is')
  await aTurn()
  expect([shown().data, answers.length]).toEqual(['as it is', 2])
})

test('G12: so is one that failed: what it did not find may be there by now', async () => {
  const client = new QueryClient()
  const { answers, shown } = waitingPage(client, ['bookings', 'pnr'])
  askAgain(client, ['bookings'])
  answers[0]?.reject(new Error('No such booking'))
  await aTurn()
  expect(shown().error).toBeNull()
  answers[1]?.resolve('found')
  await aTurn()
  expect(shown()).toMatchObject({ status: 'success', data: 'found' })
})

test('G12: what a fetch brings that nobody looked at when the change was through counts as old', async () => {
  const client = new QueryClient()
  client.setQueryData(['bookings', 'pnr'], 'as it was')
  const answer = Promise.withResolvers<string>()
  const fetching = client.query({
    queryKey: ['bookings', 'pnr'],
    queryFn: () => answer.promise,
    staleTime: 0,
  })
  askAgain(client, ['bookings'])
  answer.resolve('as it was before')
  await fetching
  await aTurn()
  expect(client.getQueryState(['bookings', 'pnr'])?.isInvalidated).toBe(true)
})

test('G12: a page that waits for its first load has it started anew when an answer makes it old', async () => {
  const client = new QueryClient()
  const { answers, shown } = waitingPage(client, ['users', 'list'])
  await writeAnswer(client, [patch<string>(['users', 'list'], () => 'never')])
  await aTurn()
  expect([answers.length, shown().fetchStatus]).toEqual([2, 'fetching'])
  answers[1]?.resolve('with the new one')
  await aTurn()
  expect(shown().data).toBe('with the new one')
})

test('G12: a page opened on a record while it is deleted is told that there is none, and does not wait for ever', async () => {
  const client = new QueryClient()
  const { answers, shown } = waitingPage(client, ['detail', '1'])
  await writeAnswer(client, [drop(['detail', '1'])])
  await aTurn()
  answers.at(-1)?.reject(new Error('No such train'))
  await aTurn()
  expect(shown()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
})

test('G12: an answer has nothing asked anew but the first loads that a page waits for under its own keys', async () => {
  const client = new QueryClient()
  const first = waitingPage(client, ['users', 'list'])
  const failed = waitingPage(client, ['users', 'list', 'failed'])
  failed.answers[0]?.reject(new Error('no'))
  const known = waitingPage(client, ['users', 'list', 'known'])
  known.answers[0]?.resolve('as it is')
  const elsewhere = waitingPage(client, ['stations'])
  await aTurn()
  const unseen = vi.fn<() => Promise<string>>(() => new Promise(() => {}))
  const prefetched = client
    .query({ queryKey: ['users', 'list', 'unseen'], queryFn: unseen })
    .catch(() => 'gone')
  await writeAnswer(client, [patch<string>(['users', 'list'], (cached) => cached)])
  await aTurn()
  expect([first, failed, known, elsewhere].map(({ answers }) => answers.length)).toEqual([2, 1, 1, 1])
  expect([unseen.mock.calls.length, await prefetched]).toEqual([1, 'gone'])
  elsewhere.answers[0]?.resolve('its answer')
  await aTurn()
  expect(elsewhere.shown().data).toBe('its answer')
})

test('G12: what is asked again is asked once, and nothing of another key', async () => {
  const client = new QueryClient()
  const first = waitingPage(client, ['trains', 'list'])
  const known = waitingPage(client, ['trains', 'list', 'known'])
  known.answers[0]?.resolve('as it was')
  const failed = waitingPage(client, ['trains', 'failed'])
  failed.answers[0]?.reject(new Error('no'))
  const fresh = waitingPage(client, ['trains', 'fresh'])
  fresh.answers[0]?.resolve('as it was')
  await aTurn()
  void client.refetchQueries({ queryKey: ['trains', 'fresh'] })
  const elsewhere = waitingPage(client, ['stations'])
  const pages = [first, known, failed, fresh, elsewhere]
  askAgain(client, ['trains'])
  for (let round = 0; round < 4; round++) {
    await aTurn()
    for (const { answers } of pages) answers.at(-1)?.resolve(`answer ${round}`)
  }
  await aTurn()
  expect(pages.map(({ answers }) => answers.length)).toEqual([2, 2, 2, 3, 1])
})

test('G12: what depends on a changed record is asked again with it, and not with the next change', async () => {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  refetchWhenLast(client, ['trains'], [['bookings'], ['reports', 'occupancy']])
  refetchWhenLast(client, ['trains'], [['bookings']])
  await aTurn()
  const asked = () => invalidate.mock.calls.map(([filters]) => filters?.queryKey)
  expect(asked()).toEqual([['trains'], ['bookings'], ['reports', 'occupancy']])
  refetchWhenLast(client, ['trains'])
  await aTurn()
  expect(asked().slice(3)).toEqual([['trains']])
})

test('J1: the outbox keeps its own order, and tells a failure in its own place', async () => {
  const client = new QueryClient()
  const answer = Promise.withResolvers<string>()
  const pending = { bookings: { id: 'booking 1', change: cancelled } }
  const options = {
    mutationKey: ['trains'],
    scope: { id: 'train 1' },
    meta: { pending },
    mutationFn: (input: string) => (input === 'first' ? answer.promise : Promise.resolve(input)),
  }
  const first = runMutation(client, options, 'first')
  expect(await runMutation(client, options, 'second')).toBe('second')
  expect(client.getMutationCache().getAll()[0]?.meta).toEqual({ pending, shownInline: true })
  answer.resolve('done')
  expect(await first).toBe('done')
})

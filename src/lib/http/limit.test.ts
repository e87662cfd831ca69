import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { limiter } from './limit'

/** Tasks that end when they are told to, in the order in which they started. */
function tasks() {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  return {
    started,
    task: (name: string) => () => {
      started.push(name)
      const end = Promise.withResolvers<string>()
      ends.set(name, end)
      return end.promise
    },
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

/** Everything that can go on by itself has gone on. */
const settle = () => new Promise((resolve) => void setImmediate(resolve))

test('two run at once; the next starts when one ends, in the order of asking', async () => {
  const limited = limiter(2)
  const { started, task, end } = tasks()
  const all = ['a', 'b', 'c', 'd'].map((name) => limited(task(name)))
  await settle()
  expect(started).toEqual(['a', 'b'])
  end('b')
  await settle()
  expect(started).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  await settle()
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('a task that fails makes room too, and fails alone', async () => {
  const limited = limiter(1)
  const { started, task, end, fail } = tasks()
  const [first, second] = [limited(task('a')), limited(task('b'))]
  await settle()
  fail('a')
  await expect(first).rejects.toThrow('a')
  await settle()
  expect(started).toEqual(['a', 'b'])
  end('b')
  expect(await second).toBe('b')
})

test('a task that throws before it promises anything makes room too', async () => {
  const limited = limiter(1)
  const thrown = limited(() => {
    throw new Error('at once')
  })
  await expect(thrown).rejects.toThrow('at once')
  expect(await limited(() => Promise.resolve('next'))).toBe('next')
})

test('one that is aborted while it waits never starts, and takes nobody’s turn', async () => {
  const limited = limiter(1)
  const { started, task, end } = tasks()
  const leaving = new AbortController()
  const first = limited(task('a'))
  const second = limited(task('b'), leaving.signal)
  const third = limited(task('c'))
  leaving.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  end('a')
  await first
  await settle()
  expect(started).toEqual(['a', 'c'])
  end('c')
  expect(await third).toBe('c')
})

test('one that was aborted before never waits; its reason is kept', async () => {
  const limited = limiter(1)
  const { started, task, end } = tasks()
  const reason = new Error('left the page')
  await expect(limited(task('a'), AbortSignal.abort(reason))).rejects.toBe(reason)
  const running = limited(task('b'))
  const waiting = new AbortController()
  const third = limited(task('c'), waiting.signal)
  waiting.abort('a text')
  await expect(third).rejects.toMatchObject({ name: 'AbortError' })
  end('b')
  await running
  expect(started).toEqual(['b'])
})

test('whatever is asked for, ends and is aborted: never more than the limit, and nobody waits for ever', async () => {
  const action = fc.record({ aborts: fc.boolean(), fails: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(action, { maxLength: 12 }),
      fc.scheduler(),
      async (most, actions, scheduler) => {
        const limited = limiter(most)
        let running = 0
        let highest = 0
        const all = actions.map(({ aborts, fails }, index) => {
          const controller = new AbortController()
          const done = limited(async () => {
            running += 1
            highest = Math.max(highest, running)
            await scheduler.schedule(Promise.resolve(), `task ${index}`)
            running -= 1
            if (fails) throw new Error('failed')
          }, controller.signal)
          if (aborts) void scheduler.schedule(Promise.resolve(), 'abort').then(() => controller.abort())
          return done
        })
        const settled = Promise.allSettled(all)
        await scheduler.waitFor(settled)
        expect(highest).toBeLessThanOrEqual(most)
        expect(running).toBe(0)
        expect(await limited(() => Promise.resolve('free'))).toBe('free')
      },
    ),
    { seed: 13, numRuns: 300 },
  )
})

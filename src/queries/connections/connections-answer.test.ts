import { expect, test } from 'vitest'
import { date, runs, trainsOf } from '@/test/railway/connections'
import { type ConnectionQuery, connectionAnswerer } from './connections-answer'

const search = { from: 'a', to: 'd', date, maxChanges: 2 } as const

function answered(question: ConnectionQuery) {
  const reply = connectionAnswerer({ type: 'ask', id: 1, question })
  if (!reply || 'failure' in reply) throw new Error(reply?.failure)
  return trainsOf(reply.answer)
}

test('SEA-1: a search without some trains finds what they hid; the next one has them again', () => {
  const items = [
    runs('t1', 'a 08:00, b 09:00'),
    runs('t2', 'b 09:30, d 10:00'),
    runs('t3', 'b 11:00, d 12:00'),
  ]
  connectionAnswerer({ type: 'items', first: true, items })
  expect(answered(search)).toEqual(['t1 t2'])
  expect(answered({ ...search, without: ['t2'] })).toEqual(['t1 t3'])
  expect(answered({ ...search, without: ['t1'] })).toEqual([])
  expect(answered(search)).toEqual(['t1 t2'])
})

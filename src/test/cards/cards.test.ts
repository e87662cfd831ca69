import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '@/api/messages'
import { cards } from './all'
import { calls } from './calls'

/** Each of them with what is to be done about it. */
const withWords = (these: readonly string[], what: string) => these.map((one) => `${one} ${what}`)

test('every route has a card, and every card a route', () => {
  const tree = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8')
  const [, listed = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? []
  const routes = [...listed.matchAll(/'([^']+)':/g)].flatMap(([, path]) => path ?? [])
  expect(routes).not.toHaveLength(0)
  const paths = cards.map(({ path }) => path)
  const forgotten = withWords(
    routes.filter((path) => !paths.includes(path)),
    'is a route without a card: write one beside those of its resource in src/test/cards (a new file is named in all.ts). It says who may see the screen, which calls it makes and what it says when they fail, what can be decided on it, and which dialogs it opens; card.ts explains each field.',
  )
  const wrong = withWords(
    paths.filter((path, index) => !routes.includes(path) || paths.indexOf(path) !== index),
    'is on a card of src/test/cards, but is no route or has another card: correct its path, or delete the card.',
  )
  expect([...forgotten, ...wrong]).toEqual([])
})

test('every call is on a card', () => {
  const onCards: string[] = cards.flatMap(({ reads = [], decisions = [] }) => [
    ...reads.flatMap(({ call, second = call }) => [call, second]),
    ...decisions.map(({ call }) => call),
  ])
  const excused = Object.entries(calls).flatMap(([call, facts]) => ('noScreen' in facts ? [call] : []))
  const all = new Set([...Object.keys(messages), ...Object.keys(calls)])
  const forgotten = withWords(
    [...all].filter((call) => !onCards.includes(call) && !excused.includes(call)),
    'is a call of src/api on no card: name it among the reads or the decisions of each screen that makes it. Where no screen does, its `noScreen` in src/test/cards/calls.ts says why.',
  )
  expect(forgotten).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../e2e/support/routes.ts'
import { root } from './programs.ts'

/** These only lead on to another page. */
const redirects = ['/', '/admin']

test('B3 B4 B9: every route of the route tree is in the list that the browser checks go through', () => {
  const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8')
  const [, listed = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? []
  const known = [...listed.matchAll(/'([^']+)':/g)].flatMap(([, path]) => path ?? [])
  expect(known).not.toHaveLength(0)
  expect([...routes.map(({ path }) => path), ...redirects].toSorted()).toEqual(known.toSorted())
})

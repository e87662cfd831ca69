import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** A number, as `docs/requirements.md` and comments write it; the encodings UTF-8 and UTF-16 are none. */
const number = String.raw`(?:api-model \d+(?:\.\d+)?|(?:[Gg]oal (?=G))?\b(?!UTF)(?:[A-Z]\d{1,2}|[A-Z]{1,3}-\d{1,2}|K))\b`
const numbers = new RegExp(number, 'g')
/** Comments. A glob such as `src/**` and an address such as `http://` have no blank before them. */
const comments = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm
/** The numbers that a title begins with, or that a list of browser checks says its page is `about`. */
const run = String.raw`(?:(?:goal )?${number},? )*(?:goal )?${number}`
const titles = new RegExp(String.raw`['"\`]${run}(?=: | \$\{|, [a-z])|about: '${run}'`, 'g')

const citedIn = (code: string) =>
  [...code.matchAll(comments), ...code.matchAll(titles)].flatMap(([text]) => text.match(numbers) ?? [])

async function defined() {
  const text = await readFile(`${root}/docs/requirements.md`, 'utf8')
  return new Set([...text.matchAll(/^- \*\*(.+?)\*\* /gm)].map(([, name = '']) => name))
}

test('docs/requirements.md defines every number that code and tests cite', async () => {
  const known = await defined()
  const seen = new Set<string>()
  const unknown: string[] = []
  for await (const file of glob('{src,mocks,e2e,scripts}/**/*.{ts,tsx}', { cwd: root })) {
    for (const cited of citedIn(await readFile(`${root}/${file}`, 'utf8'))) {
      // From G10 on a number can only be a goal, and citations may leave the word out.
      const name = cited.replace('Goal', 'goal').replace(/^(?=G\d\d)/, 'goal ')
      if (known.has(name)) seen.add(name)
      else unknown.push(`${file}: ${name}`)
    }
  }
  expect(seen.size).toBeGreaterThan(100)
  expect(unknown).toEqual([])
})

test.each([
  ["test('B8, goal P9: it opens', …)", ['B8', 'P9']],
  ['test(`X-1 goal G33 ${about}: it opens`, …)', ['X-1', 'goal G33']],
  ["  { path: '/login', about: 'J3 ADM-6' },", ['J3', 'ADM-6']],
  ['const a = 1 // Goal G28, not UTF-8', ['Goal G28']],
  ['/** As said (api-model 11.3, list K). */', ['api-model 11.3', 'K']],
  ["const coaches = ['S2', 'S5'], pnr = 'K7 Q2 M9', at = `${day}T00:00`", []],
  ["glob('src/**/*.ts'); seat('A-12'); fetch('http://a/S5')", []],
])('numbers are told from other words: %s', (code, cited) => {
  expect(citedIn(code)).toEqual(cited)
})

import { execFile } from 'node:child_process'
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../oxlint.config.ts'
import { doors, homes, layers } from './layers.ts'

const root = resolve(import.meta.dirname, '..')

const folders = [...Object.keys(layers), 'test']
const mayImport = (folder: string, target: string) =>
  layers[folder]?.some((allowed) => target === allowed || target.startsWith(`${allowed}/`)) ?? false

/** Where packages are imported: nowhere, in one folder, anywhere. */
const packages: Record<string, string[]> = {
  ...Object.fromEntries(Object.entries(homes).map(([name, home]) => [name, [home]])),
  'framer-motion/m': ['components/ui'],
  msw: [],
  'msw/browser': [],
  '@mocks/db': [],
  react: folders,
  valibot: folders,
}

interface Probe {
  file: string
  line: string
  /** The rule that must refuse it; null where it must pass. */
  rule: string | null
}

const restricted = 'eslint(no-restricted-imports)'
const upTo = (depth: number) => '../'.repeat(depth)
const importing = (from: string) => `import '${from}'`

const probes: Probe[] = []
const probe = (file: string, line: string, rule: string | null) => probes.push({ file, line, rule })

for (const folder of Object.keys(layers)) {
  const file = `src/${folder}/probe.tsx`
  const depth = folder.split('/').length
  probe(file, importing('./beside'), null)
  for (const target of folders) {
    if (target === folder) continue
    const refusal = mayImport(folder, target) ? null : restricted
    probe(file, importing(`@/${target}/x`), refusal)
    probe(file, `void import('@/${target}/y')`, refusal)
    probe(file, `export type * from '@/${target}/z'`, refusal)
    probe(file, importing(`${upTo(depth)}${target}/x`), restricted)
  }
  for (const name of ['app', 'main', 'query-client', 'routeTree.gen']) {
    probe(file, importing(`@/${name}`), restricted)
  }
  probe(file, importing('@/router'), folder === 'studio' ? null : restricted)
  probe(file, importing('@/router-context'), folder === 'routes' ? null : restricted)
  probe(file, importing('@mocks/studio/x'), folder === 'studio' ? null : restricted)
  probe(file, importing(`${upTo(depth + 1)}mocks/db`), restricted)
  for (const [name, importers] of Object.entries(packages)) {
    probe(file, importing(name), importers.includes(folder) ? null : restricted)
  }
}

for (const target of Object.keys(layers)) {
  probe('src/app.tsx', importing(`@/${target}/x`), null)
  probe('mocks/handlers/probe.ts', importing(`@/${target}/x`), restricted)
  probe('mocks/handlers/probe.ts', importing(`../../src/${target}/x`), restricted)
  probe('src/queries/probe.test.ts', importing(`@/${target}/x`), null)
  probe('src/test/probe.ts', importing(`@/${target}/x`), null)
}
for (const from of [
  '@/test/x',
  './test/x',
  '@mocks/browser',
  'ky',
  'chart.js/auto',
  'framer-motion',
  'msw',
]) {
  probe('src/app.tsx', importing(from), restricted)
}
for (const from of ['@mocks/node', 'msw', 'ky']) probe('src/queries/probe.test.ts', importing(from), null)
probe('src/main.tsx', "void import('@mocks/browser')", null)
for (const from of ['msw', 'ky', 'chart.js', '@/test/x']) probe('src/main.tsx', importing(from), restricted)
probe('mocks/handlers/probe.ts', importing('../../src/main'), restricted)
for (const from of ['../db.ts', './fields.ts', 'msw']) probe('mocks/handlers/probe.ts', importing(from), null)

// What is readable, and which texts are the same, is one matter for helpers and rules.
probe('src/domain/trains/probe.ts', importing('@/lib/text/text'), null)
probe('src/domain/trains/probe.ts', importing('@/lib/text/format'), restricted)
probe('src/domain/trains/probe.ts', importing('@/domain/page'), null)
probe('src/domain/probe.ts', importing('@/domain/trains/train'), restricted)

// Deeper folders: their own resource by a relative path, and nothing else by one.
probe('src/components/trains/seats/probe.tsx', importing('../seats-tag'), null)
probe('src/components/trains/seats/probe.tsx', importing('../../bookings/x'), restricted)
probe('src/components/trains/seats/probe.tsx', importing('@/components/bookings/x'), restricted)
probe('src/routes/_signed-in/bookings/probe.tsx', importing('../../-guards'), null)
probe('src/routes/_signed-in/bookings/probe.tsx', importing('../-planner/planner-form'), null)
probe('src/routes/_signed-in/bookings/probe.tsx', importing('../../../api/bookings'), restricted)

probe('src/lib/ring-a.ts', "export { b } from './ring-b'", 'import(no-cycle)')
probe('src/lib/ring-b.ts', "export { a as b } from './ring-a'", 'import(no-cycle)')
probe('src/lib/text.tsx', 'export default function Text() { return null }', 'import(no-default-export)')
probe('src/lib/text.tsx', 'export let loose: any', 'typescript(no-explicit-any)')
probe('src/lib/text.tsx', "eval('1')", 'eslint(no-eval)')
probe('src/lib/text.tsx', "new Function('1')()", 'eslint(no-new-func)')
for (const markup of [
  "document.body.innerHTML = ''",
  "document.body.outerHTML = ''",
  "document.body.insertAdjacentHTML('beforeend', '')",
  "document.write('')",
  "document.writeln('')",
  "document.createRange().createContextualFragment('')",
  "document.body.setHTMLUnsafe('')",
  "Document.parseHTMLUnsafe('')",
  "new DOMParser().parseFromString('', 'text/html')",
  "document.createElement('iframe').srcdoc = ''",
]) {
  probe('src/lib/text.tsx', markup, 'eslint(no-restricted-properties)')
}
probe(
  'src/lib/text.tsx',
  'export const Frame = () => <iframe title="x" srcDoc="" />',
  'react(forbid-dom-props)',
)
probe(
  'src/lib/text.tsx',
  "export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />",
  'react(no-danger)',
)

interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
}

const at = (file: string, line: number) => `${file.replaceAll('\\', '/')}:${line}`
let folder: string
let found: Map<string, Set<string>>

/** Every probe in one run of the linter: line n of a file is its n-th probe. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-directions-'))
  // Rules that ask for types need the whole project; none of the probed ones does.
  const withoutTypes = { ...config, options: { typeAware: false } }
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(withoutTypes))
  const lines = new Map<string, string[]>()
  for (const { file, line } of probes) lines.set(file, [...(lines.get(file) ?? []), line])
  for (const [file, text] of lines) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${text.join('\n')}\n`)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  // It ends with 1 because it finds something; that is what it is run for.
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  }).catch((failure: { stdout: string }) => failure)
  found = new Map()
  for (const { code, filename, labels } of (JSON.parse(stdout) as Report).diagnostics) {
    const place = at(filename, labels[0]?.span.line ?? 0)
    found.set(place, (found.get(place) ?? new Set()).add(code))
  }
})
afterAll(() => rm(folder, { recursive: true }))

function wrongIn(wanted: (probe: Probe) => boolean): string[] {
  const counts = new Map<string, number>()
  return probes.flatMap((one) => {
    const line = (counts.get(one.file) ?? 0) + 1
    counts.set(one.file, line)
    if (!wanted(one)) return []
    const rules = found.get(at(one.file, line)) ?? new Set()
    const right = one.rule ? rules.has(one.rule) : !rules.has(restricted)
    return right ? [] : [`${one.file}: ${one.line}${one.rule ? '' : ' is refused'}`]
  })
}

test('every import against the folder table fails', () => {
  expect(wrongIn(({ rule }) => rule === restricted)).toEqual([])
})

test('every import that the folder table allows passes', () => {
  expect(wrongIn(({ rule }) => rule === null)).toEqual([])
})

test('circles, default exports, any, eval and markup from text fail', () => {
  expect(wrongIn(({ rule }) => rule !== null && rule !== restricted)).toEqual([])
})

test('every folder has its place in the table', async () => {
  const unplaced: string[] = []
  let count = 0
  for await (const path of glob('src/{*,components/*,domain/*}', { cwd: root, withFileTypes: true })) {
    if (!path.isDirectory()) continue
    const name = relative(join(root, 'src'), join(path.parentPath, path.name)).replaceAll('\\', '/')
    count += 1
    if (!['components', 'domain', 'test'].includes(name) && !(name in layers)) unplaced.push(name)
  }
  expect(count).toBeGreaterThan(20)
  expect(unplaced).toEqual([])
})

test('a folder with a front door is imported by that alone', async () => {
  for (const [closed, names] of Object.entries(doors)) {
    const door = `(${names.join('|')})`
    const [parent, name] = closed.split('/')
    const behind = new RegExp(`'(@/${parent}|\\.)/${name}/(?!${door}')`)
    const opened = new RegExp(`/${name}/${door}'`)
    const importers: string[] = []
    const wrong: string[] = []
    for await (const path of glob('src/**/*.{ts,tsx}', { cwd: root })) {
      const file = path.replaceAll('\\', '/')
      if (file.startsWith(`src/${closed}/`) || /^src\/test\/|\.test\.tsx?$/.test(file)) continue
      const text = await readFile(join(root, path), 'utf8')
      if (opened.test(text)) importers.push(file)
      if (behind.test(text)) wrong.push(file)
    }
    expect(importers.length).toBeGreaterThan(5)
    expect(wrong).toEqual([])
  }
})

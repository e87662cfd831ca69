import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { userDataKinds } from '@/lib/storage/erase'
import { personas } from '../mocks/seed/index.ts'
import { root } from './programs.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const scripts = Object.keys(manifest.scripts ?? {})

const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).filter(isPage).map(inDocs)]
const documents = pages.map((name) => ({ name, text: read(name), prose: withoutBlocks(read(name)) }))

function isPage(name: string) {
  return name.endsWith('.md')
}
function inDocs(name: string) {
  return `docs/${name}`
}
/** What stands between three backticks is code, and no prose. */
function withoutBlocks(text: string) {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '')
}

/** Everything in the project that a document may name, each with a slash before it. */
const folders = ['src', 'mocks', 'e2e', 'scripts', 'docs', 'deploy', 'public', '.ci']
const topLevel = readdirSync(root)
const paths = [
  ...topLevel.map((name) => `/${name}`),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll(sep, '/')}`,
    ),
  ),
]
const known = new Set([...topLevel, ...readdirSync(join(root, 'src')), ...readdirSync(join(root, 'mocks'))])

/** Made by a command, or typed for a reader to fill in. */
const made = /^(dist|dist-\w+|node_modules|test-results)\b|^\*\./

/** A path by its file ending, or by a folder of the project in front. */
const isPath = (words: string) =>
  /^[\w.@$<>*{},…/()-]+$/.test(words) &&
  !made.test(words) &&
  (/\.(tsx?|json|md|conf|html)$/.test(words) || (words.includes('/') && known.has(words.split('/')[0] ?? '')))

/** `<resource>` and `*` stand for any name, `…` for any folders. */
const asPattern = (path: string) =>
  path
    .replace(/\/$/, '')
    .split(/(<\w+>|\*\*|\*|…)/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[.$()[\]{}]/g, String.raw`\$&`)
      return part === '…' || part === '**' ? '.+' : '[^/]+'
    })
    .join('')

const isNamed = (path: string) => {
  const pattern = new RegExp(`/${asPattern(path)}$`)
  return paths.some((one) => pattern.test(one))
}

test('every path that a document names exists', () => {
  const wrong = documents.flatMap(({ name, prose }) =>
    [...prose.matchAll(/`([^`\n]+)`/g)]
      .map(([, words = '']) => words)
      .filter((words) => isPath(words) && !isNamed(words))
      .map((words) => `${name}: ${words}`),
  )
  expect(wrong).toEqual([])
})

test('every link between documents leads to a file, and to a heading of it; every picture is there', () => {
  const headingsOf = (text: string) =>
    [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
  const wrong = documents.flatMap(({ name, prose }) =>
    [...prose.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((link) => {
        if (/^https?:/.test(link)) return false
        const [path = '', heading] = link.split('#')
        const file = path === '' ? name : join(dirname(name), path)
        if (!existsSync(join(root, file))) return true
        return heading !== undefined && !headingsOf(read(file)).includes(heading)
      })
      .map((link) => `${name}: ${link}`),
  )
  expect(wrong).toEqual([])
})

test('every npm script that a document names exists, and each is explained in docs/scripts.md', () => {
  const unknown = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/(?:\bnpm |^\| `)(?:run ([\w:-]+)|(?:start|test)\b)/gm)]
      .filter(([, script]) => script !== undefined && !scripts.includes(script))
      .map(([words]) => `${name}: ${words}`),
  )
  const rows = read('docs/scripts.md').split('\n')
  const unexplained = scripts.filter(
    (script) => !rows.some((row) => new RegExp(`^\\| \`(run )?${script}\``).test(row)),
  )
  expect([unknown, unexplained]).toEqual([[], []])
})

test('the README has every folder of the sources', () => {
  const inSrc = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`)
  const missing = [...inSrc, 'mocks', 'e2e', 'scripts', 'deploy'].filter(
    (folder) => !new RegExp(`^\\| \`${folder}[\`/]`, 'm').test(read('README.md')),
  )
  expect(missing).toEqual([])
})

test('README and CONTRIBUTING are short', () => {
  const lengthOf = (text: string) => text.trimEnd().split('\n').length
  expect(lengthOf(read('README.md'))).toBeLessThanOrEqual(90)
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(7000)
  expect(lengthOf(read('CONTRIBUTING.md'))).toBeLessThanOrEqual(150)
})

test('every line of code that CONTRIBUTING shows is in the file it is said to be from', () => {
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
  const excerpts = [...read('CONTRIBUTING.md').matchAll(/^```ts\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)]
  expect(excerpts.length).toBeGreaterThan(5)
  const wrong = excerpts.flatMap(([, file = '', code = '']) => {
    const real = new Set(linesOf(read(file)))
    return linesOf(code)
      .filter((line) => line !== '' && line !== '// …' && !real.has(line))
      .map((line) => `${file}: ${line}`)
  })
  expect(wrong).toEqual([])
})

test('goal G38: docs/decisions.md says why each package is there', () => {
  const packages = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
  const cells = [...read('docs/decisions.md').matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  expect(packages.filter((name) => !cells.includes(name))).toEqual([])
})

test('L3: every setting of a build is in docs/deployment.md and in .env', () => {
  const declared = [...read('src/vite-env.d.ts').matchAll(/readonly (VITE_\w+)/g)].flatMap(
    ([, name]) => name ?? [],
  )
  expect(declared).not.toHaveLength(0)
  for (const name of declared) {
    expect(read('docs/deployment.md')).toContain(`\n| \`${name}\``)
    expect(read('.env')).toContain(name)
  }
})

test('goal G4: docs/security.md names every kind of data that is kept of a user', () => {
  const rows = read('docs/security.md').split('\n')
  const missing = userDataKinds.filter((kind) => !rows.some((row) => row.startsWith(`| \`${kind}:<user>`)))
  expect(missing).toEqual([])
})

test('L1: docs/mock-api.md has every persona with address and password', () => {
  const rows = read('docs/mock-api.md').split('\n')
  const missing = personas.filter(
    ({ email, password }) =>
      !rows.some((row) => row.includes(`\`${email}\``) && row.includes(`\`${password}\``)),
  )
  expect(missing).toEqual([])
})

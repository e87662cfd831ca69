import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from './programs.ts'

/** Goal G40: the same sources give the same files, to the byte. */
const folder = mkdtempSync(join(tmpdir(), 'railway-same-'))

async function build(name: string): Promise<Map<string, string>> {
  const outDir = join(folder, name)
  const failed = await run({
    program: 'vite',
    args: ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    env: { VITE_API_BASE_URL: '/' },
  })
  if (failed) throw new Error('The build failed')
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(outDir, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

try {
  const [first, second] = [await build('first'), await build('second')]
  const names = [...new Set([...first.keys(), ...second.keys()])]
  const different = names.filter((name) => first.get(name) !== second.get(name))
  for (const name of different) console.error(`Not the same: ${name}`)
  console.log(`${names.length - different.length} of ${names.length} files are the same in both builds`)
  process.exitCode = different.length > 0 || names.length === 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

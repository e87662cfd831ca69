import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lines = read('README.md').split('\n')
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

test('every package is in the README, with its version', () => {
  const packages = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
  const missing = packages.filter(
    ([name, version]) => !lines.some((line) => line.includes(`\`${name}\``) && line.includes(version)),
  )
  expect(missing).toEqual([])
})

test('every script is in the README', () => {
  const scripts = Object.keys(manifest.scripts ?? {})
  const missing = scripts.filter(
    (name) => !lines.some((line) => new RegExp(`^\\| \`(run )?${name}\``).test(line)),
  )
  expect(missing).toEqual([])
})

test('L3: every setting of a build is in the README and in .env', () => {
  const declared = [...read('src/vite-env.d.ts').matchAll(/readonly (VITE_\w+)/g)].flatMap(
    ([, name]) => name ?? [],
  )
  expect(declared).not.toHaveLength(0)
  for (const name of declared) {
    expect(lines.some((line) => line.startsWith(`| \`${name}\``))).toBe(true)
    expect(read('.env')).toContain(name)
  }
})

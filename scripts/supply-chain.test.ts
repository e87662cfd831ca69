import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'
import { billOfMaterials, sbomFile } from './sbom.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

interface Locked {
  version: string
  integrity?: string
  resolved?: string
  dev?: boolean
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const locked = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.split('node_modules/').at(-1) ?? '' }))
const runtime = Object.entries(manifest.dependencies ?? {})

/** Releases that carried malware (CVE-2026-45321, advisory GHSA-g7cv-rxg3-hmpx), of the packages that we are near to. */
const malicious: Record<string, string[]> = {
  '@tanstack/react-router': ['1.169.5', '1.169.8'],
  '@tanstack/router-core': ['1.169.5', '1.169.8'],
  '@tanstack/router-plugin': ['1.167.38', '1.167.41'],
  '@tanstack/router-vite-plugin': ['1.166.53', '1.166.56'],
  '@tanstack/router-utils': ['1.161.11', '1.161.14'],
  '@tanstack/router-cli': ['1.166.46', '1.166.49'],
  '@tanstack/history': ['1.161.9', '1.161.12'],
  '@tanstack/virtual-file-routes': ['1.161.10', '1.161.13'],
}

test('goal G38: direct dependencies have exact versions, and at most 20 of them run in the browser', () => {
  const direct = [
    ...runtime,
    ...Object.entries(manifest.devDependencies ?? {}),
    ...Object.entries(manifest.optionalDependencies ?? {}),
  ]
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(runtime.length).toBeLessThanOrEqual(20)
})

test('goal G38: the lock holds the hash of every package, none from outside the registry', () => {
  expect(locked.length).toBeGreaterThan(300)
  expect(locked.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path)).toEqual(
    [],
  )
  expect(locked.filter(({ resolved, link }) => link || resolved?.startsWith('git'))).toEqual([])
  const fetched = locked.flatMap(({ dependencies, optionalDependencies }) =>
    Object.values({ ...dependencies, ...optionalDependencies }),
  )
  expect(
    fetched.filter((range) => /^(git|github:|https?:|file:)|\//.test(range.replace(/^npm:@?[^@]+@/, ''))),
  ).toEqual([])
})

test('goal G38: nothing runs at installing, and no release is younger than a week', () => {
  expect(locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ path }) => path)).toEqual([])
  expect(read('.npmrc').split('\n')).toEqual(
    expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7', 'save-exact=true']),
  )
})

test('goal G38, goal G39: no release that is known to be malicious, and no server components', () => {
  expect(locked.filter(({ name, version }) => malicious[name]?.includes(version))).toEqual([])
  expect(locked.filter(({ name }) => /^react-server-dom-|^@tanstack\/setup$/.test(name))).toEqual([])
})

test('goal G38: the bill of materials lists what the lock says: `npm run sbom` writes it', () => {
  const { components, ...rest } = billOfMaterials(read('package-lock.json'))
  expect(JSON.parse(readFileSync(sbomFile, 'utf8'))).toEqual({ ...rest, components })
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(runtime.map(([name]) => name)))
  expect(names).not.toContain('vitest')
  for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
})

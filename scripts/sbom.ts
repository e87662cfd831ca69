import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './programs.ts'

interface Locked {
  version: string
  integrity?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

/**
 * What the production build may hold, as CycloneDX 1.6, from the lock alone: the same lock gives the same file. (npm's own
 * leaves out what development needs as well, React among it.)
 */
export function billOfMaterials(lockFile: string) {
  const { packages, version } = JSON.parse(lockFile) as { packages: Record<string, Locked>; version: string }
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional,
  )
  const components = shipped.map(([path, { version: release, integrity = '', license }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const [algorithm = '', hash = ''] = integrity.split(/-(.*)/s)
    return {
      type: 'library',
      'bom-ref': `${name}@${release}`,
      name,
      version: release,
      purl: `pkg:npm/${name.replace('@', '%40')}@${release}`,
      hashes: [
        { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') },
      ],
      ...(license && { licenses: [{ license: { name: license } }] }),
    }
  })
  const unique = new Map(components.map((component) => [component['bom-ref'], component]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'railway-planner', version } },
    components: [...unique.values()].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  }
}

export const sbomFile = join(root, 'deploy/sbom.cdx.json')

if (import.meta.main) {
  const bom = billOfMaterials(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeFileSync(sbomFile, `${JSON.stringify(bom, null, 2)}\n`)
}

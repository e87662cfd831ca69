import { mkdirSync, writeFileSync } from 'node:fs'
import { load } from './contract/load.ts'

const { contractPage } = await load<typeof import('./contract/page')>('page.ts')
const folder = new URL('../dist-docs/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('api.html', folder), contractPage())
console.log('Written: dist-docs/api.html')

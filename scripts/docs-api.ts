import { mkdirSync, writeFileSync } from 'node:fs'
import { contractPage } from './contract/page.ts'

const folder = new URL('../dist-docs/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('api.html', folder), contractPage())
console.log('Written: dist-docs/api.html')

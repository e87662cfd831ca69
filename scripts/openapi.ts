import { readFileSync, writeFileSync } from 'node:fs'
import { load } from './contract/load.ts'

const { openapiText } = await load<typeof import('./contract/openapi')>('openapi.ts')
const { withMissingCalls } = await load<typeof import('./contract/missing-calls')>('missing-calls.ts')
const { callTable } = await load<typeof import('./contract/call-table')>('call-table.ts')

const inDocs = (name: string) => new URL(`../docs/${name}`, import.meta.url)
writeFileSync(inDocs('openapi.yaml'), openapiText())
writeFileSync(inDocs('back-end.md'), withMissingCalls(readFileSync(inDocs('back-end.md'), 'utf8')))
writeFileSync(new URL('../mocks/studio/calls.json', import.meta.url), callTable())

import { writeFileSync } from 'node:fs'
import { openapiText } from './contract/openapi.ts'

writeFileSync(new URL('../docs/openapi.yaml', import.meta.url), openapiText())

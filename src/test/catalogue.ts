import { readFileSync } from 'node:fs'

const [, listK = ''] = readFileSync('docs/requirements.md', 'utf8').split('\n- **K** ')

/** List K of the requirements, letter by letter, and the last resort of D2. */
export const catalogue = [...listK.replace(/\n#[^]*/, '').matchAll(/^ {2}- `(.+)`$/gm)].map(
  ([, text = '']) => text,
)

import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { root, run } from './programs.ts'

const usage = `npm run preview                                serves dist at http://127.0.0.1:4173
npm run preview -- --api http://localhost:5000 builds, serves, and hands every /api call to that back end
  [--port 4173]`

/** The production build beside a back end that need not know of other origins: to the browser both are one. */
async function withBackEnd(api: string, port: number) {
  const outDir = 'dist-preview'
  const code = await run({
    program: 'vite',
    args: ['build', '--outDir', outDir, '--logLevel', 'warn'],
    env: { VITE_API_BASE_URL: '/' },
  })
  if (code !== 0) return code
  const server = await preview({
    root,
    build: { outDir },
    preview: { port, proxy: { '/api': { target: api, changeOrigin: true } } },
  })
  console.log(`The app: ${server.resolvedUrls?.local[0] ?? ''}, its API: ${api}`)
  return 0
}

async function main() {
  const text = { type: 'string' } as const
  let given: { api?: string | undefined; port?: string | undefined; help?: boolean | undefined }
  try {
    given = parseArgs({ options: { api: text, port: text, help: { type: 'boolean' } } }).values
    if (given.api !== undefined && !/^https?:\/\//.test(given.api))
      throw new Error(`--api ${given.api}: an address such as http://localhost:5000 is needed`)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 2
    return
  }
  if (given.help) console.log(usage)
  else if (given.api) process.exitCode = await withBackEnd(given.api, Number(given.port ?? 4173))
  else process.exitCode = await run({ program: 'vite', args: ['preview', ...process.argv.slice(2)] })
}

await main()

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { prerendered } from '../src/prerendered.ts'
import { oneScript } from './one-script.ts'
import { onWholePage } from './whole-page.ts'

const fileName = 'offline-worker.js'

interface Kept {
  url: string
  /** Null where the name holds the hash. */
  revision: string | null
}

const revised = (url: string, content: string | Uint8Array): Kept => ({
  url,
  revision: createHash('sha256').update(content).digest('hex').slice(0, 16),
})

/** What a passenger may need: every part of the app but those that only pages of the admin area import. */
function passengersParts(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const open = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry ? [file.fileName] : [],
  )
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name]
    const isAdmins =
      chunk?.type === 'chunk' && /\/routes\/_signed-in\/admin\//.test(chunk.facadeModuleId ?? '')
    if (found.has(name) || isAdmins) continue
    found.add(name)
    if (chunk?.type === 'chunk') open.push(...chunk.imports, ...chunk.dynamicImports)
  }
  // Workers: a page names them as text.
  const others = Object.values(bundle).filter(
    ({ type, fileName: name }) =>
      type === 'asset' && /^assets\/.*(\.css|connections\.worker.*\.js)$/.test(name),
  )
  return [...found, ...others.map(({ fileName: name }) => name)].toSorted()
}

/**
 * `src/offline/worker.ts` with all it needs.
 * @param offline what VITE_OFFLINE says
 */
export const workerScript = (mode: string, offline: 'on' | 'off', files: readonly Kept[]): Promise<string> =>
  oneScript('src/offline/worker.ts', mode, {
    offlineFiles: JSON.stringify(files),
    isTakenAway: String(offline === 'off'),
  })

/** N2: writes the service worker beside the page, with the names of what it keeps. The demo has another one. */
export const offlineWorker = (): Plugin =>
  onWholePage('offline-worker', async ({ bundle, config, emit }) => {
    const pages = ['index.html', ...Object.keys(prerendered)].flatMap((name) => {
      const file = bundle[name]
      return file?.type === 'asset' ? [revised(`/${name}`, file.source)] : []
    })
    const { publicDir } = config
    const shipped = existsSync(publicDir)
      ? readdirSync(publicDir, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => revised(`/${name}`, readFileSync(join(publicDir, name))))
      : []
    const parts = passengersParts(bundle).map((name) => ({ url: `/${name}`, revision: null }))
    const source = await workerScript(config.mode, config.env.VITE_OFFLINE === 'off' ? 'off' : 'on', [
      ...pages,
      ...shipped,
      ...parts,
    ])
    emit(fileName, source)
  })

import type { Plugin, ResolvedConfig } from 'vite'
import { oneScript } from './one-script.ts'

/**
 * Puts `src/early.ts` into the page's head, where it runs before anything is painted or has come. The demo does without:
 * its API is in the page, and not there yet.
 */
export function earlyStart(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'railway:early-start',
    apply: (_config, { command, mode, isSsrBuild }) => command === 'build' && mode !== 'demo' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async transformIndexHtml() {
      return [{ tag: 'script', children: await oneScript('src/early.ts', config.mode), injectTo: 'head' }]
    },
  }
}

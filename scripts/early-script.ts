import type { Plugin, ResolvedConfig } from 'vite'
import { oneScript } from './one-script.ts'

/**
 * Puts `src/early.ts` into the page's head, where it runs before anything is painted or has come, and has it start the app
 * in place of the page's own script. The demo does without: its API is in the page, and not there yet.
 */
export function earlyStart(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'railway:early-start',
    apply: (_config, { command, mode, isSsrBuild }) => command === 'build' && mode !== 'demo' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      // The page has its script by now.
      order: 'post',
      async handler(html) {
        const early = `<script>${await oneScript('src/early.ts', config.mode)}</script>`
        return html.replace(
          /<script type="module" crossorigin src="([^"]+)"><\/script>/,
          (_script, app: string) =>
            `<link rel="modulepreload" crossorigin id="app" href="${app}">\n    ${early}`,
        )
      },
    },
  }
}

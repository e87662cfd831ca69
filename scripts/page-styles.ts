import { type Plugin, runnerImport } from 'vite'
import type * as PageStyles from '../src/theme/page-styles.ts'
import { root } from './programs.ts'

/** Puts the styles of the theme that are the page's own into `index.html`: src/theme/page-styles.ts. */
export const pageStyles = (): Plugin => ({
  name: 'railway:page-styles',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async transformIndexHtml() {
    const { module } = await runnerImport<typeof PageStyles>('/src/theme/page-styles.ts', {
      root,
      configFile: false,
      logLevel: 'warn',
      resolve: { tsconfigPaths: true },
    })
    return [{ tag: 'style', children: module.pageStyles(), injectTo: 'head' }]
  },
})

import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { apiPage } from './scripts/api-page.ts'
import { requireApiBase } from './scripts/api-base.ts'
import { chunkGroups } from './scripts/chunk-groups.ts'
import { chunkLoading } from './scripts/chunk-loading.ts'
import { earlyStart } from './scripts/early-script.ts'
import { builtIn } from './scripts/built-in.ts'
import { canOpenBrowser } from './scripts/find-program.ts'
import { mockWorker } from './scripts/mock-worker.ts'
import { offlineWorker } from './scripts/offline-worker.ts'
import { pageStyles } from './scripts/page-styles.ts'
import { prerendering } from './scripts/prerendering.ts'
import { hardening } from './scripts/security-headers.ts'
import { toastStyling } from './scripts/toast-styles.ts'

const inNode = { environment: 'node', setupFiles: ['src/test/setup/setup.ts'] }
const inDom = {
  environment: 'jsdom',
  setupFiles: [
    'src/test/setup/production-react.ts',
    'src/test/setup/setup.ts',
    'src/test/setup/setup-dom.ts',
  ],
}
/** All cases of what has two sizes (src/test/size.ts); so long a file is worth a process of its own. */
const whole = { env: { TEST_SIZE: 'whole' }, isolate: true }

export default defineConfig(({ mode }) => {
  // Vite would print a stack where there is nothing to open a page with.
  if (!canOpenBrowser()) process.env.BROWSER = 'none'
  return {
    plugins: [
      requireApiBase(),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: mode !== 'test',
        codeSplittingOptions: {
          addHmr: mode !== 'test',
          // A page's queries and schemas come with the page: at start-up they load while the session is checked.
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        },
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
      }),
      chunkLoading(),
      earlyStart(),
      pageStyles(),
      prerendering(),
      toastStyling(),
      hardening(),
      offlineWorker(),
      react({ jsxImportSource: '@/jsx' }),
      mode === 'demo' && [mockWorker(), apiPage()],
    ],
    resolve: {
      tsconfigPaths: true,
      alias: {
        // Emotion asks for it to wrap components with its theme, which nobody here does: 1 kB of the first load.
        'hoist-non-react-statics': fileURLToPath(new URL('src/theme/no-statics.ts', import.meta.url)),
        // Cookies of the mock need no public-suffix list, which would be two thirds of its size.
        ...(mode === 'demo' && { tldts: fileURLToPath(new URL('mocks/tldts.ts', import.meta.url)) }),
      },
    },
    // Packages as passengers get them: Emotion's build for development keeps a style element for each rule.
    ...(mode === 'test' && { ssr: { resolve: { conditions: ['module', 'node'] } } }),
    define: builtIn(mode),
    build: {
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      sourcemap: false,
      // `npm run size` weighs what matters, and fails past the budget.
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    server: { port: 5173 },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    test: {
      restoreMocks: true,
      // React, Chakra and the app are loaded once a process, not once a file: src/test/setup/setup.ts tidies up in between.
      isolate: false,
      // Of two cores one would be left idle.
      maxWorkers: '100%',
      // For one that hangs: on a busy machine each may take many times as long as alone.
      testTimeout: 60_000,
      projects: [
        { extends: true, test: { name: 'unit', include: ['{src,mocks,scripts}/**/*.test.ts'], ...inNode } },
        { extends: true, test: { name: 'dom', include: ['src/**/*.test.tsx'], ...inDom } },
        {
          extends: true,
          test: { name: 'matrix-unit', include: ['{src,mocks}/**/*.matrix.test.ts'], ...inNode, ...whole },
        },
        {
          extends: true,
          test: { name: 'matrix-dom', include: ['src/**/*.matrix.test.tsx'], ...inDom, ...whole },
        },
        {
          extends: true,
          resolve: {
            alias: { 'fast-check': fileURLToPath(new URL('scripts/fast-check-long.ts', import.meta.url)) },
          },
          test: {
            name: 'long',
            include: ['{src,mocks}/**/*.test.ts'],
            ...inNode,
            ...whole,
            testTimeout: 600_000,
          },
        },
      ],
    },
  }
})

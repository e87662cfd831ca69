import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { apiBaseProblem } from './scripts/api-base.ts'
import { chunkLoading } from './scripts/chunk-loading.ts'

export default defineConfig(({ command, mode }) => {
  const production = command === 'build' && mode === 'production'
  if (production) {
    const problem = apiBaseProblem(loadEnv(mode, '.', 'VITE_').VITE_API_BASE_URL)
    if (problem) {
      // One line instead of a stack: whoever sets up a deployment reads this, not a developer.
      console.error(problem)
      process.exit(1)
    }
  }
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: mode !== 'test',
        codeSplittingOptions: { addHmr: mode !== 'test' },
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
      }),
      chunkLoading(),
      react(),
      mode === 'demo' && msw({ mode: 'worker-only' }),
    ],
    resolve: {
      tsconfigPaths: true,
      // Cookies of the mock need no public-suffix list, which would be two thirds of its size.
      alias: mode === 'demo' ? { tldts: new URL('./mocks/tldts.ts', import.meta.url).pathname } : {},
    },
    build: { target: 'baseline-widely-available', modulePreload: { polyfill: false }, sourcemap: false },
    server: { port: 5173 },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    test: {
      restoreMocks: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{src,mocks,scripts}/**/*.test.ts'],
            setupFiles: ['src/test/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['src/test/setup.ts', 'src/test/setup-dom.ts'],
            testTimeout: 20_000,
          },
        },
      ],
    },
  }
})

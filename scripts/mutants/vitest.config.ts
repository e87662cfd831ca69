import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tests by which changes of the code are judged: those that need no page, and those of the guards. */
export default defineConfig({
  root,
  resolve: {
    tsconfigPaths: true,
    alias: { 'fast-check': fileURLToPath(new URL('fast-check.ts', import.meta.url)) },
  },
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/{auth,api,lib,queries,mutations}/**/*.test.ts',
            'src/*.test.ts',
            'src/domain/duration*.test.ts',
          ],
          exclude: ['src/queries/connections*'],
          setupFiles: ['src/test/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'guards',
          environment: 'jsdom',
          include: ['src/routes/-guards.test.tsx'],
          setupFiles: ['src/test/setup.ts', 'src/test/setup-dom.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})

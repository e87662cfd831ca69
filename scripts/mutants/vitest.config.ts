import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tests by which changes of the code are judged: those that need no page, and those of the guards. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/auth/*.test.ts',
            'src/follow-session.model.matrix.test.ts',
            'src/api/*.test.ts',
            'src/queries/{*.patches,last-intention.matrix}.test.ts',
            'src/mutations/{*.reference.matrix,races.*.matrix,session,cache}.test.ts',
            'src/lib/http/{path,own-origin}.matrix.test.ts',
            'src/domain/time/duration*.test.ts',
          ],
          // Slow, and not about what is changed.
          exclude: ['src/api/{hostile*,once-on-the-wire*,long-list}.test.ts'],
          setupFiles: ['src/test/setup/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'guards',
          environment: 'jsdom',
          include: ['src/routes/-guards{,.matrix}.test.tsx'],
          setupFiles: [
            'src/test/setup/production-react.ts',
            'src/test/setup/setup.ts',
            'src/test/setup/setup-dom.ts',
          ],
          testTimeout: 60_000,
        },
      },
    ],
  },
})

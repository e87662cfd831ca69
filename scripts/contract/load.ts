import { runnerImport } from 'vite'

const root = new URL('../..', import.meta.url).pathname

/** Imports a file of this folder with the app's own schemas, which Vite resolves and Node cannot. */
export const load = async <Module>(file: string) =>
  (
    await runnerImport<Module>(new URL(file, import.meta.url).pathname, {
      root,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
    })
  ).module

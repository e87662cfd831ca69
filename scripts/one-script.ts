import { build } from 'vite'
import { root } from './programs.ts'

/**
 * A file of `src` with all it needs, as the text of one classic script.
 * @param define what names in it stand for, as source text
 */
export async function oneScript(
  input: string,
  mode: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [script] = Array.isArray(built) || !('output' in built) ? [] : built.output
  if (script?.type !== 'chunk') throw new Error(`${input} was not built`)
  return script.code.trim()
}

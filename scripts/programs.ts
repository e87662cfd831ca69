import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** The script behind a program of a package, to be run by this very Node. */
function scriptOf(program: string, packageName = program): string {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const script = typeof bin === 'string' ? bin : bin[program]
  if (!script) throw new Error(`${packageName} has no program ${program}`)
  return join(folder, script)
}

interface Program {
  program: string
  packageName?: string
  args?: string[]
  env?: Record<string, string>
}

/** Runs a program of a package, its output going straight to the terminal; gives the exit code. */
export async function run({ program, packageName, args = [], env = {} }: Program): Promise<number> {
  const child = spawn(process.execPath, [scriptOf(program, packageName), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('close', (code) => done(code ?? 1))
  })
}

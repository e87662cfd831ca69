import { type ChildProcess, spawn } from 'node:child_process'
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

export interface Program {
  program: string
  packageName?: string
  args?: string[]
  env?: Record<string, string>
}

const start = ({ program, packageName, args = [], env = {} }: Program, stdio: 'inherit' | 'pipe') =>
  spawn(process.execPath, [scriptOf(program, packageName), ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  })

const ended = (child: ChildProcess) =>
  new Promise<number>((done, failed) => {
    child.once('error', failed)
    child.once('close', (code) => done(code ?? 1))
  })

/** Runs a program of a package, its output going straight to the terminal; gives the exit code. */
export const run = (program: Program): Promise<number> => ended(start(program, 'inherit'))

/** The same beside other programs: what it said comes when it has ended. */
export async function runBeside(program: Program): Promise<{ code: number; said: string }> {
  const child = start(program, 'pipe')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (said += String(part)))
  return { code: await ended(child), said }
}

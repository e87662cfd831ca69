import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { originalGaps } from '../mocks/original-gaps.ts'
import { personas } from '../mocks/seed/index.ts'
import { root } from './programs.ts'

// `npm run contract` as somebody with a back end runs it: another process, a real socket, the table, the exit code.

const startMockServer = (...args: string[]) =>
  spawn(process.execPath, ['mocks/http-server.ts', '--port', '0', '--quiet', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Its first line says where it listens. */
const addressOf = ({ stdout }: ChildProcess) =>
  new Promise<string>((known, failed) => {
    stdout?.once('data', (line) => known(/http:\S+/.exec(String(line))?.[0] ?? ''))
    stdout?.once('end', () => failed(new Error('The mock server has ended')))
  })

const account = (wanted: string, prefix = '') => {
  const { email = '', password = '' } = personas.find(({ id }) => id === wanted) ?? {}
  return [`--${prefix}email`, email, `--${prefix}password`, password]
}

function checkContract(url: string) {
  const accounts = [...account('frequent-passenger'), ...account('admin', 'admin-')]
  const args = ['--url', url, ...accounts, '--origin', 'http://127.0.0.1:4173']
  const command = spawn('npm', ['run', '--silent', 'contract', '--', ...args], { cwd: root })
  return new Promise<{ code: number | null; said: string }>((done, failed) => {
    let said = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', (part) => (said += String(part)))
    command.once('error', failed)
    command.once('close', (code) => done({ code, said }))
  })
}

/** The table's lines that name a call: what it says of each. */
const verdictsIn = (said: string) =>
  [...said.matchAll(/^(\S[A-Z a-z]*?) +(?:\d+ ms +)?(GET|POST|PUT|DELETE) +(\/api\S*)$/gm)].map(
    ([, verdict, method, path]) => ({ verdict, call: `${method} ${path}` }),
  )

const documented = readFileSync(new URL('../docs/openapi.yaml', import.meta.url), 'utf8')
const callCount = documented.match(/^ +operationId: /gm)?.length

const gaps = originalGaps.map(
  ({ info }) =>
    `${String(info.method)} ${String(info.path)
      .slice(1)
      .replaceAll(/:(\w+)/g, '{$1}')}`,
)

let passed = 0
const failures: string[] = []

function expectSame(what: string, found: unknown, wanted: unknown) {
  if (JSON.stringify(found) === JSON.stringify(wanted)) passed += 1
  else failures.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
}

for (const [what, args, open] of [
  ['The mock API as it is', [], []],
  ['With the gaps of the original back end', ['--qa', 'v1;gaps'], gaps],
] as const) {
  const server = startMockServer(...args)
  try {
    const { code, said } = await checkContract(await addressOf(server))
    console.log(`${what}\n${said}`)
    const verdicts = verdictsIn(said)
    const found = verdicts.filter(({ verdict }) => verdict !== 'kept').map(({ call }) => call)
    expectSame(`${what}: calls`, verdicts.length, callCount)
    expectSame(`${what}: not kept`, found.toSorted(), open.toSorted())
    expectSame(`${what}: exit code`, code, open.length > 0 ? 1 : 0)
  } finally {
    server.kill()
  }
}

for (const failure of failures) console.error(failure)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

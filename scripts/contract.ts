import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { load } from './contract/load.ts'

const usage = `npm run contract -- --url https://api.example --email … --password …
  [--admin-email … --admin-password …]  also what only administrators may do
  [--origin https://app.example]        what a browser on that page asks of the server
  [--read-only]                         nothing but GET and sign-in
  [--json FILE] [--junit FILE] [--har FILE]

Asks a running back end every call of docs/openapi.yaml and says what it keeps. Data of its own are made and removed.
Ends with 1 where a call is broken or not there, with 2 where it is not told what to ask.`

function settings() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      url: text,
      email: text,
      password: text,
      'admin-email': text,
      'admin-password': text,
      origin: text,
      json: text,
      junit: text,
      har: text,
      'read-only': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { url, email, password } = values
  if (values.help) return undefined
  if (!url || !URL.canParse(url) || !email || !password)
    throw new Error('--url, --email and --password are needed')
  return { ...values, url, email, password }
}

async function main() {
  let given: ReturnType<typeof settings>
  try {
    given = settings()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exitCode = 2
    return
  }
  if (!given) {
    console.log(usage)
    return
  }
  type Checks = typeof import('./contract/check/run')
  type Reports = typeof import('./contract/check/report')
  const { runCheck } = await load<Checks>('check/run.ts')
  const { asHar, asJson, asJunit, asTable, isFailure } = await load<Reports>('check/report.ts')
  const report = await runCheck({
    url: given.url,
    readOnly: given['read-only'],
    origin: given.origin,
    accounts: {
      email: given.email,
      password: given.password,
      adminEmail: given['admin-email'],
      adminPassword: given['admin-password'] ?? given.password,
    },
  })
  console.log(asTable(report))
  if (given.json) writeFileSync(given.json, asJson(report))
  if (given.junit) writeFileSync(given.junit, asJunit(report))
  if (given.har) writeFileSync(given.har, asHar(report))
  if (isFailure(report)) process.exitCode = 1
}

await main()

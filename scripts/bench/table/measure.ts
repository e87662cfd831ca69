import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Api, startApi } from '../api.ts'
import { buildAll } from './build.ts'
import { createCertificate } from './certificate.ts'
import { usable, visitOnce, visitTwice } from './loads.ts'
import { memoryOf, walk } from './navigation.ts'
import type { Device } from './phone.ts'
import type { Rounds } from './print.ts'
import { type Figures, fixedWorkMs } from './rounds.ts'
import { serve, type Site } from './server.ts'
import { limits, ours, type Target } from './targets.ts'

export interface Sites {
  sites: { ours: Site; slim: Site; shell: Site }
  /** Of nobody, and of a passenger with some bookings. */
  stranger: Device
  passenger: Device
  api: Api
}

/** The production build and the reference pages behind servers of their own, as long as the work takes. */
export async function withSites<T>(
  stations: string | undefined,
  work: (sites: Sites) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const world = ['--world', 'large', ...(stations === undefined ? [] : ['--stations', stations])]
  const folders = await buildAll(folder, stations)
  const certificate = createCertificate(folder)
  if (!certificate) console.error('Without openssl all is served by HTTP/1.1, six answers at a time.')
  const api = await startApi(0, 'http://127.0.0.1', ...world)
  const start = (name: keyof typeof folders) => serve(folders[name], { api: api.address, certificate })
  const sites = { ours: await start('ours'), slim: await start('slim'), shell: await start('shell') }
  try {
    const stranger = { certificate }
    return await work({ sites, stranger, passenger: { certificate, token: await api.token() }, api })
  } finally {
    for (const site of Object.values(sites)) site.close()
    await api.stop()
    rmSync(folder, { recursive: true })
  }
}

const named = (name: string, figures: object): Figures =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}.${key}`, Number(value)]))

/** One round of one of the three; a figure that could not be measured is left out, and said. */
async function round(
  { origin }: Site,
  {
    target,
    guest,
    user,
    chosen,
  }: { target: Target; guest: Device; user: Device; chosen: ReadonlySet<string> },
): Promise<Figures> {
  const figures: Figures = {}
  const { login, form, trains, stations, home } = target
  const note = async (group: string, work: () => Promise<Figures>) => {
    if (!chosen.has(group)) return
    try {
      Object.assign(figures, await work())
    } catch (error) {
      console.error(`Not measured: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const twice = async (name: string, { path, sight }: typeof trains) => {
    const { first, later } = await visitTwice(user, origin + path, sight)
    return { ...named(`${name}.first`, first), ...named(`${name}.later`, later) }
  }
  await note('login', async () => named('login', await visitOnce(guest, origin + login.path, login.sight)))
  await note('planner', async () => named('form', await visitOnce(user, origin + form.path, form.sight)))
  await note('planner', async () => ({ 'form.usable': await usable(user, origin + form.path, form) }))
  await note('lists', () => twice('trains', trains))
  await note('lists', () => twice('stations', stations))
  for (const to of ['trains', 'light'] as const)
    await note('nav', async () => named(`nav.${to}`, await walk(user, origin, { home, to: target[to] })))
  return figures
}

/** So many rounds, in each of them ours and the references one after the other. */
export async function measure(
  { sites, stranger, passenger }: Sites,
  { rounds: count, chosen }: { rounds: number; chosen: readonly string[] },
) {
  const rounds: Rounds = { ours: [], slim: [], shell: [] }
  const noise: number[] = []
  // The planner is compared with the reference's sign-in form.
  const ofSlim = chosen.includes('planner') ? [...chosen, 'login'] : chosen
  for (let done = 0; done < count; done += 1) {
    noise.push(fixedWorkMs())
    console.error(`Round ${done + 1} of ${count}, ${new Date().toTimeString().slice(0, 8)}`)
    const user = { guest: stranger, user: passenger, chosen: new Set(chosen) }
    rounds.ours.push(await round(sites.ours, { target: ours, ...user }))
    const reference = { target: limits, guest: stranger, user: stranger }
    rounds.slim.push(await round(sites.slim, { ...reference, chosen: new Set(ofSlim) }))
    const ofShell = new Set(chosen.filter((group) => group === 'login'))
    rounds.shell.push(await round(sites.shell, { ...reference, chosen: ofShell }))
  }
  if (chosen.includes('memory')) {
    console.error('500 route changes')
    const memory = await memoryOf(passenger, sites.ours.origin, ours).catch((error: unknown) => {
      console.error(`Not measured: ${String(error)}`)
      return Number.NaN
    })
    rounds.ours = rounds.ours.map((figures) => ({ ...figures, memory }))
  }
  return { rounds, noise }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { personas } from '../../mocks/seed/people.ts'
import { root } from '../programs.ts'

interface Station {
  _id: string
  code: string
}

interface Route {
  route: { station: string }[]
}

/** The mock server of the measurements, and what has to be known of its railway; port 0 takes any free one. */
export async function startApi(port: number, origin: string, ...flags: string[]) {
  const server: ChildProcess = spawn(
    process.execPath,
    [join(root, 'mocks/http-server.ts'), '--quiet', '--port', String(port), '--origin', origin, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(server, 'exit')
  const ready = server.stdout && once(server.stdout, 'data')
  const failed = ended.then(() => Promise.reject(new Error('The mock server did not start')))
  failed.catch(() => {})
  const [line] = (await Promise.race([ready, failed])) as unknown[]
  const address = /http:\S+/.exec(String(line))?.[0] ?? ''

  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${address}/api/${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return (await answer.json()) as T
  }

  return {
    address,
    async token(person = 'frequent-passenger'): Promise<string> {
      const { email = '', password = '' } = personas.find(({ id }) => id === person) ?? {}
      return (await ask<{ token: string }>('auth/login', { email, password })).token
    },
    /** The ids of the station where most trains call, and of another busy one to which none of them goes. */
    async landmarks() {
      const { data: trains } = await ask<{ data: Route[] }>('trains')
      const calls = new Map<string, number>()
      for (const { route } of trains) {
        for (const { station } of route) calls.set(station, (calls.get(station) ?? 0) + 1)
      }
      const busiest = [...calls].toSorted((a, b) => b[1] - a[1]).map(([id]) => id)
      const from = busiest[0] ?? ''
      const direct = new Set(
        trains
          .map(({ route }) => route.map(({ station }) => station))
          .filter((stops) => stops.includes(from))
          .flat(),
      )
      return { from, to: busiest.find((id) => !direct.has(id)) ?? '' }
    },
    /** A train, and the codes of the stations where it begins and ends. */
    async aTrain() {
      const { data } = await ask<{ data: { _id: string; source: Station; destination: Station }[] }>('trains')
      const train = data[0]
      if (!train) throw new Error('The server has no trains')
      return { id: train._id, station: train.source._id, from: train.source.code, to: train.destination.code }
    },
    codeOf: async (id: string) => (await ask<{ data: { code: string } }>(`stations/${id}`)).data.code,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
export type Api = Awaited<ReturnType<typeof startApi>>

// npm run bench:parsers -- [--rounds 3000] [--port 4370]
import { parseArgs } from 'node:util'
import { bundled, timesOf } from './parts.ts'
import { startApi } from './api.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3000' },
    port: { type: 'string', default: '4370' },
  },
})

const records = 100
/** Goal G21: the 99th percentile of a list of 100. */
const budgetMs = 5

/** An answer with exactly so many records, whatever the server has of them. */
function filled(body: { data: object[] }) {
  const { data } = body
  if (data.length === 0) throw new Error('The server has no records of these')
  return { ...body, data: Array.from({ length: records }, (_, index) => data[index % data.length]) }
}

const { readings } = await bundled<typeof import('./parsers-read.ts')>('scripts/bench/parsers-read.ts')

async function answers() {
  const port = Number(values.port)
  const address = `http://127.0.0.1:${port}`
  const api = await startApi(port, address, '--world', 'large', '--bookings', '2000')
  try {
    const ask = async (path: string, token = '') => {
      const answer = await fetch(`${address}/api/${path}`, { headers: { Authorization: `Bearer ${token}` } })
      return (await answer.json()) as { data: { _id: string }[] }
    }
    const trains = await ask('trains')
    const reviews = await Promise.all(trains.data.slice(0, 50).map(({ _id }) => ask(`reviews/train/${_id}`)))
    return {
      trains,
      stations: await ask(`stations?limit=${records}`),
      'all bookings': await ask(`admin/bookings?limit=${records}`, await api.token('admin')),
      'own bookings': await ask('bookings', await api.token()),
      reviews: { ...reviews[0], data: reviews.flatMap(({ data }) => data) },
    } satisfies Record<keyof typeof readings, unknown>
  } finally {
    await api.stop()
  }
}

const rounds = Number(values.rounds)
const clock = () => performance.now()
const ms = (time: number) => `${time.toFixed(2)} ms`
console.log(`Lists of ${records}, ${rounds} times each; by the clock`)
for (const [name, answer] of Object.entries(await answers())) {
  const body = filled(answer)
  const text = JSON.stringify(body)
  const read = readings[name as keyof typeof readings]
  if (!read(body)) throw new Error(`The list of ${name} does not fit`)
  const plain = timesOf(() => JSON.parse(text) as unknown, rounds, clock)
  const { first, median, p99, most } = timesOf(() => read(body), rounds, clock)
  console.log(
    `${name}: first ${ms(first)}, median ${ms(median)}, p99 ${ms(p99)}, most ${ms(most)}; ` +
      `${(median / plain.median).toFixed(1)} times JSON.parse of its ${Math.round(text.length / 1000)} kB`,
  )
  if (p99 >= budgetMs) {
    console.error(`p99 over ${budgetMs} ms`)
    process.exitCode = 1
  }
}

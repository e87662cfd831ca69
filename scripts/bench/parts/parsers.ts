import { startApi } from '../api.ts'
import { bundled, timesOf } from './bundled.ts'
import type { Found } from './part.ts'

const rounds = 3000
const records = 100
/** Goal G21: the 99th percentile of a list of 100. */
const budgetMs = 5

/** An answer with exactly so many records, whatever the server has of them. */
function filled(body: { data: object[] }) {
  const { data } = body
  if (data.length === 0) throw new Error('The server has no records of these')
  return { ...body, data: Array.from({ length: records }, (_, index) => data[index % data.length]) }
}

async function answers() {
  const api = await startApi(0, 'http://127.0.0.1', '--world', 'large', '--bookings', '2000')
  try {
    const ask = async (path: string, token = '') => {
      const answer = await fetch(`${api.address}/api/${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
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
    }
  } finally {
    await api.stop()
  }
}

const ms = (time: number) => `${time.toFixed(2)} ms`

/** Times the check of answers with 100 records. */
export async function parsers(): Promise<Found[]> {
  const { readings } = await bundled<typeof import('./parsers-read.ts')>(
    'scripts/bench/parts/parsers-read.ts',
  )
  const clock = () => performance.now()
  console.log(`\nLists of ${records}, ${rounds} times each; by the clock`)
  return Object.entries(await answers()).map(([name, answer]): Found => {
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
    return { name: `check of 100 ${name}, p99`, unit: 'ms', value: p99, most: budgetMs }
  })
}

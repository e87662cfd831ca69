import type { ReviewRecord } from '../records.ts'
import type { World } from '../seed/people.ts'
import { createRandom, hashOf } from '../seed/random.ts'
import { createReviewWriter } from '../seed/review-writer.ts'
import { ratingOf, reviewOf } from '../seed/reviews.ts'

const reviewedTrains = 300
/** Enough on one train for many pages. */
const mostOnOne = 120
const counts = [1, 1, 2, 3, 5, 8]

/** Reviews of some trains by the crowd, and a few by the personas who have travelled. */
export function createWorldReviews(world: World): ReviewRecord[] {
  const { seed, stations, trains, people } = world
  const random = createRandom(hashOf(`${seed} reviews of the large world`))
  const write = createReviewWriter(
    stations.map((station) => ({ ...station, city: station.city || station.name })),
  )
  const common = trains.filter(
    ({ status, route, daysOfOperation }) =>
      status === 'Active' && route.length > 2 && daysOfOperation.length > 0,
  )
  return random.sample(common, reviewedTrains).flatMap((train, index) => {
    const authors = random.sample(people.others, index === 0 ? mostOnOne : random.pick(counts))
    if (index < 6) authors.push('arjun.deshmukh')
    if (index === 1) authors.push('sunita.sharma')
    return authors.map((author) => {
      const rating = ratingOf(train, random)
      return reviewOf(world, author, train, rating, write(train, rating, random))
    })
  })
}

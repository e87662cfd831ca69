import type { ReviewRecord, TrainRecord } from '../records.ts'
import { addDays, midnight, railwayInstant, weekdayOf } from './dates.ts'
import type { World } from './people.ts'
import { createRandom, hashOf, idOf, type Random } from './random.ts'
import { letters } from './review-letters.ts'
import { createReviewWriter, type WrittenReview } from './review-writer.ts'

/** Reviews besides the letters of trains that everybody has an opinion on; enough for a second page. */
const reviewsOfFamous: Readonly<Record<string, number>> = {
  12951: 14,
  12952: 9,
  12123: 10,
  12124: 5,
  12002: 9,
  12627: 8,
  12028: 7,
  20664: 6,
  22435: 7,
  12301: 7,
  16345: 6,
  10103: 7,
  12841: 6,
  12625: 6,
  12009: 6,
  12345: 5,
  12640: 5,
  12424: 5,
  12615: 5,
  12004: 5,
  12417: 4,
  20902: 4,
  12957: 4,
  22936: 4,
  59024: 3,
  56280: 3,
}
const lesserTrains = 48

const personaReviews: Readonly<Record<string, readonly string[]>> = {
  'arjun.deshmukh': ['12123', '12951', '12002', '12009', '12289'],
  'sunita.sharma': ['12015', '12559'],
  'thomas.kurian': ['12623'],
}

/** Narrow-gauge trains and saloons, for which the common sentences are wrong. */
const unlikeOthers = /Toy Train|Shivalik|Mountain|Saloon|Exhibition/

export function createReviews(world: World): ReviewRecord[] {
  const { seed, trains, people } = world
  const random = createRandom(hashOf(`${seed} reviews`))
  const write = createReviewWriter(world.stations)
  const trainOf = new Map(trains.map((train) => [train.trainNumber, train]))
  const authorsOf = new Map<string, Set<string>>()
  const reviews: ReviewRecord[] = []

  const add = (author: string, train: TrainRecord, rating: number, text: WrittenReview) => {
    const authors = authorsOf.get(train._id) ?? new Set()
    authorsOf.set(train._id, authors.add(author))
    reviews.push(reviewOf(world, author, train, rating, text))
  }
  const findTrain = (number: string) => {
    const train = trainOf.get(number)
    if (!train) throw new Error(`No train ${number}`)
    return train
  }

  for (const { author, trainNumber, rating, title, comment } of letters) {
    add(author, findTrain(trainNumber), rating, { title, comment })
  }
  for (const [author, numbers] of Object.entries(personaReviews)) {
    for (const train of numbers.map(findTrain)) {
      const rating = ratingOf(train, random)
      add(author, train, rating, write(train, rating, random))
    }
  }
  const common = trains.filter(
    ({ trainNumber, name, status, route, daysOfOperation }) =>
      !(trainNumber in reviewsOfFamous) &&
      status === 'Active' &&
      route.length > 2 &&
      daysOfOperation.length > 0 &&
      !unlikeOthers.test(name),
  )
  const counts = [
    ...Object.entries(reviewsOfFamous).map(([number, count]) => ({ train: findTrain(number), count })),
    ...random.sample(common, lesserTrains).map((train) => ({ train, count: random.pick([1, 1, 2, 3]) })),
  ]
  for (const { train, count } of counts) {
    const free = people.others.filter((author) => !authorsOf.get(train._id)?.has(author))
    for (const author of random.sample(free, count)) {
      const rating = ratingOf(train, random)
      add(author, train, rating, write(train, rating, random))
    }
  }
  return reviews
}

/** From 1 to 5, around what the train is known for. */
export function ratingOf({ trainNumber }: TrainRecord, random: Random): number {
  const reputation = 3.1 + (hashOf(`reputation ${trainNumber}`) % 13) / 10
  const swing = (random.next() + random.next() + random.next() - 1.5) * 2.6
  return Math.min(5, Math.max(1, Math.round(reputation + swing)))
}

export function reviewOf(
  { seed, today, people }: World,
  author: string,
  train: TrainRecord,
  rating: number,
  { title, comment }: WrittenReview,
): ReviewRecord {
  const key = `${author} ${train.trainNumber}`
  const random = createRandom(hashOf(`${seed} review ${key}`))
  const date = lastRunningDate(train, addDays(today, -random.integer(3, 170)))
  const written = Math.min(random.integer(1, 9), daysBetween(date, today) - 1)
  const user = people.idOf(author)
  const readers = people.users.map(({ _id }) => _id).filter((id) => id !== user)
  // Most reviews are read by few; the square root of luck finds its way to the top.
  const votes = random.sample(readers.slice(1), Math.floor(15 * random.next() ** 2))
  const agreeing = Math.ceil(votes.length * (0.6 + 0.4 * random.next()))
  return {
    _id: idOf(seed, 'review', key),
    user,
    train: train._id,
    rating,
    title,
    comment,
    journeyDate: midnight(date),
    likes: votes.slice(0, agreeing),
    dislikes: votes.slice(agreeing),
    createdAt: railwayInstant(addDays(date, written), random.integer(8 * 60, 22 * 60)),
  }
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function lastRunningDate(train: TrainRecord, date: string): string {
  for (let days = 0; days < 7; days += 1) {
    const candidate = addDays(date, -days)
    if (train.daysOfOperation.includes(weekdayOf(candidate))) return candidate
  }
  return date
}

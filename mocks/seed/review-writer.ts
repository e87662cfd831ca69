import type { StationRecord, TrainRecord } from '../records.ts'
import type { Random } from './random.ts'
import { closings, openings, topics, type Mood, type Topic } from './review-texts.ts'

export interface WrittenReview {
  title: string
  comment: string
}

/** Which sentences make no sense on which train. */
const unfitting: readonly (readonly [RegExp, (ride: Ride) => boolean])[] = [
  [
    /night|midnight|\bdark|darkness|slept|sleep|berth|blanket|pillow|bed|linen|towel|in the morning|at ten/i,
    (ride) => !ride.night,
  ],
  [/dinner/i, (ride) => !ride.runsAt(20)],
  [/evening|sun go down/i, (ride) => !ride.runsAt(18)],
  [/breakfast was|idli|upma/i, (ride) => !ride.runsAt(8)],
  [/breakfast outside/, (ride) => ride.arrival < 5 || ride.arrival > 9],
  [/lunch/i, (ride) => !ride.runsAt(13)],
  [/regular train|work\b|in my office/i, (ride) => ride.hours > 8],
  [/night train|flight|air ticket|hotel|whole book/i, (ride) => ride.hours < 5],
  [/attendant|socket|reclin|tray|crew|foot rest|display|laptop/i, (ride) => ride.plain],
  [/premium|comfortable option|name promises|gone downhill/i, (ride) => !ride.served],
  [/new bogies|new coaches|examiner|chart|RAC|reservation|helpline|staff|tinted/i, (ride) => ride.plain],
]

interface Ride {
  train: TrainRecord
  from: string
  to: string
  stops: string[]
  hours: number
  /** Full and part hours of the railway's clock. */
  arrival: number
  night: boolean
  /** Meals are part of the ticket. */
  served: boolean
  /** Neither air-conditioning nor attendants. */
  plain: boolean
  /** Is the train on its way at this full hour of the railway's clock? */
  runsAt(hour: number): boolean
}

function rideOf(train: TrainRecord, cityOf: ReadonlyMap<string, string>): Ride {
  const from = cityOf.get(train.source) ?? ''
  const to = cityOf.get(train.destination) ?? ''
  const stops = train.route.map(({ station }) => cityOf.get(station) ?? '')
  const hours = (Date.parse(train.arrivalTime) - Date.parse(train.departureTime)) / 3_600_000
  const start = ((Date.parse(train.departureTime) / 3_600_000) % 24) + 5.5
  return {
    train,
    from,
    to,
    stops: [...new Set(stops)].filter((city) => city !== from && city !== to),
    hours,
    arrival: (start + hours) % 24,
    night: (train.route.at(-1)?.day ?? 0) > 0,
    served: /Rajdhani|Shatabdi|Duronto|Vande Bharat|Tejas/.test(train.name),
    plain: train.trainType === 'Passenger',
    runsAt: (hour) => (hour - start + 48) % 24 < hours,
  }
}

function offers(topic: Topic, { train, night, plain, served }: Ride): boolean {
  switch (topic.needs) {
    case 'meals':
      return served
    case 'pantry':
      return !served
    case 'night':
      return night && !plain
    case 'day':
      return !night && !plain
    case 'air':
      return served || train.trainType === 'Other'
    case 'pass':
      return plain
    default:
      return true
  }
}

/** What the parts of a review sound like; the first part gives the title. */
const moodsByRating: Record<number, readonly (readonly Mood[])[]> = {
  5: [['good'], ['good', 'good'], ['good', 'good', 'good'], ['good', 'good', 'good', 'good']],
  4: [['good'], ['good', 'mixed'], ['good', 'good', 'mixed'], ['good', 'good', 'bad']],
  3: [
    ['mixed', 'mixed'],
    ['mixed', 'good'],
    ['mixed', 'good', 'bad'],
    ['mixed', 'bad', 'good'],
  ],
  2: [
    ['bad', 'mixed'],
    ['bad', 'bad', 'good'],
    ['bad', 'mixed', 'bad'],
  ],
  1: [['bad'], ['bad', 'bad'], ['bad', 'bad', 'bad']],
}
const overall = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad')

/** Writes reviews that do not repeat each other: of the sentences that fit, one of the least used is taken. */
export function createReviewWriter(stations: readonly StationRecord[]) {
  const cityOf = new Map(stations.map((station) => [station._id, station.city]))
  const uses = new Map<string, number>()
  const usedOn = new Map<string, Set<string>>()
  const written = new Set<string>()

  const choose = (sentences: readonly string[], ride: Ride, random: Random): string | undefined => {
    const used = usedOn.get(ride.train._id) ?? new Set()
    usedOn.set(ride.train._id, used)
    const fitting = sentences.filter(
      (sentence) =>
        !used.has(sentence) &&
        !(sentence.includes('{stop}') && ride.stops.length === 0) &&
        !unfitting.some(([words, excluded]) => words.test(sentence) && excluded(ride)),
    )
    if (fitting.length === 0) return undefined
    const fewest = Math.min(...fitting.map((sentence) => uses.get(sentence) ?? 0))
    const chosen = random.pick(fitting.filter((sentence) => (uses.get(sentence) ?? 0) === fewest))
    uses.set(chosen, fewest + 1)
    used.add(chosen)
    return chosen
  }

  return (train: TrainRecord, rating: number, random: Random): WrittenReview => {
    const ride = rideOf(train, cityOf)
    const moods = random.pick(moodsByRating[rating] ?? [])
    const subjects = random.sample(
      Object.values(topics).filter((topic) => offers(topic, ride)),
      20,
    )
    const sentences: string[] = []
    let title: string | undefined
    const addSentence = (mood: Mood) => {
      for (let subject = subjects.shift(); subject; subject = subjects.shift()) {
        const sentence = choose(subject.sentences[mood], ride, random)
        if (!sentence) continue
        title ??= choose(subject.titles[mood], ride, random)
        sentences.push(sentence)
        return
      }
    }
    for (const mood of moods) addSentence(mood)
    const mood = overall(rating)
    const opening = random.chance(0.45) ? choose(openings[mood], ride, random) : undefined
    const closing = random.chance(0.4) ? choose(closings[mood], ride, random) : undefined
    const parts = () => [opening, ...sentences, closing].filter(Boolean).join(' ')
    // A single sentence has been said about another train before, sooner or later.
    while (subjects.length > 0 && written.has(parts())) addSentence(mood)
    written.add(parts())
    return {
      title: fill(title ?? plainTitles[mood], ride, rating, random),
      comment: fill(parts(), ride, rating, random),
    }
  }
}

/** For a train whose reviews have used up the titles of a subject. */
const plainTitles: Record<Mood, string> = {
  good: 'A good journey to {to}',
  mixed: '{from} to {to}: acceptable',
  bad: 'Not my train again',
}

function fill(text: string, ride: Ride, rating: number, random: Random): string {
  const late = rating >= 3 ? random.integer(3, 7) * 5 : random.integer(8, ride.hours < 6 ? 14 : 30) * 5
  const coach = ride.plain
    ? random.pick(['D1', 'D2', 'D4'])
    : random.pick(ride.night ? ['B2', 'B4', 'A1', 'B5'] : ['C2', 'C3', 'C5', 'C7'])
  const words: Record<string, string> = {
    from: ride.from,
    to: ride.to,
    stop: ride.stops.length > 0 ? random.pick(ride.stops) : '',
    late: String(late),
    coach,
  }
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')
}

import type { UserRecord } from '../records.ts'
import { addDays, railwayInstant } from '../seed/dates.ts'
import { commonPassword, createPeople, type People, type Traveller } from '../seed/people.ts'
import { createRandom, hashOf, idOf } from '../seed/random.ts'

const crowdSize = 600

/** Everybody of the demo, and enough others that a whole country's bookings are not those of fifty people. */
export function createCrowd(seed: number, today: string): People {
  const random = createRandom(hashOf(`${seed} crowd`))
  const people = createPeople(seed, today)
  const models = people.others.map((key) => people.travellerOf(key))
  const crowd = new Map<string, Traveller>()
  while (crowd.size < crowdSize) {
    const model = random.pick(models)
    const [firstName = ''] = model.name.split(' ')
    const lastName = random.pick(models).name.split(' ').slice(1).join(' ') || 'Das'
    const name = `${firstName} ${lastName}`
    const key = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${crowd.size + 1}`
    crowd.set(key, { name, age: random.integer(19, 74), gender: model.gender })
  }
  const ids = new Map<string, string>()
  const users = [...crowd].map(([key, { name }]): UserRecord => {
    const joined = addDays(today, -random.integer(190, 1100))
    const createdAt = railwayInstant(joined, random.integer(7 * 60, 22 * 60))
    return {
      _id: idOf(seed, 'user', key),
      username: `${name} ${key.split('.').at(-1)}`,
      email: `${key}@mail.example`,
      password: commonPassword,
      role: 'user',
      createdAt,
      updatedAt: createdAt,
    }
  })
  return {
    users: [...people.users, ...users],
    // A hundred thousand bookings ask for them.
    idOf: (key) => {
      const known = ids.get(key) ?? people.idOf(key)
      ids.set(key, known)
      return known
    },
    travellerOf: (key) => crowd.get(key) ?? people.travellerOf(key),
    others: [...people.others, ...crowd.keys()],
  }
}

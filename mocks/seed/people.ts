import type { Persona, StationRecord, TrainRecord, UserRecord } from '../records.ts'
import { addDays, railwayInstant } from './dates.ts'
import { createRandom, hashOf, idOf } from './random.ts'

export const personas: Persona[] = [
  {
    id: 'new-passenger',
    label: 'New passenger',
    note: 'Signed up yesterday: no bookings, no reviews, every screen in its empty state.',
    email: 'meera.nair@railway.example',
    password: 'First#Trip1',
  },
  {
    id: 'frequent-passenger',
    label: 'Frequent passenger',
    note: 'Travels every week: bookings of every status, upcoming and past, and some reviews.',
    email: 'arjun.deshmukh@railway.example',
    password: 'Window#Seat7',
  },
  {
    id: 'family-passenger',
    label: 'Family passenger',
    note: 'Books for four to six at once, children and grandparents included.',
    email: 'sunita.sharma@railway.example',
    password: 'Lower#Berth4',
  },
  {
    id: 'admin',
    label: 'Administrator',
    note: 'Manages trains and stations, sees all bookings, may delete any review.',
    email: 'kavita.rao@railway.example',
    password: 'Signal#Box9',
  },
  {
    id: 'agent',
    label: 'Travel agent',
    note: 'Books for customers; not an administrator.',
    email: 'imran.qureshi@traveldesk.example',
    password: 'Counter#Two2',
  },
  {
    id: 'expired-session',
    label: 'Expired session',
    note: 'Signs in as anybody else, but the server refuses the token from then on.',
    email: 'thomas.kurian@railway.example',
    password: 'Stale#Token5',
  },
]

/** For the studio alone: who shows one thing that hardly anybody asks for on the login page. */
export const studioPersonas: Persona[] = [
  ...personas,
  {
    id: 'waiting-passenger',
    label: 'Waiting-list passenger',
    note: 'Has no seat yet: waiting for trains that are sold out, and RAC on one.',
    email: 'rekha.nambiar@railway.example',
    password: 'Queue#Number3',
  },
  {
    id: 'no-role',
    label: 'User without a role',
    note: 'The answers name no role: counts as a passenger.',
    email: 'uma.varghese@railway.example',
    password: 'Plain#Ticket8',
  },
  {
    id: 'malformed-role',
    label: 'User with a malformed role',
    note: 'The role is an object without a name: the app must neither break nor let more pass.',
    email: 'pavan.shetty@railway.example',
    password: 'Bent#Badge6',
  },
  {
    id: 'roles-only',
    label: 'Administrator by `roles` alone',
    note: 'The answers have a list of roles and no `role`: an administrator all the same.',
    email: 'leena.dsilva@railway.example',
    password: 'Many#Hats11',
  },
  {
    id: 'long-name',
    label: 'Name of 10,000 letters',
    note: 'Nothing may break or hide where the name stands.',
    email: 'venkata.long@railway.example',
    password: 'Endless#Name1',
  },
]

export interface Traveller {
  name: string
  age: number
  gender: 'M' | 'F' | 'O'
}

interface Account extends Traveller {
  /** Part of the e-mail before the at sign, and the key of the account's id. */
  key: string
  role: 'user' | 'admin' | 'agent'
  /** Days before today. */
  joined?: number
  roleAs?: UserRecord['roleAs']
}

const personaAccounts: readonly Account[] = [
  { key: 'meera.nair', name: 'Meera Nair', age: 24, gender: 'F', role: 'user', joined: 1 },
  { key: 'arjun.deshmukh', name: 'Arjun Deshmukh', age: 38, gender: 'M', role: 'user', joined: 860 },
  { key: 'sunita.sharma', name: 'Sunita Sharma', age: 41, gender: 'F', role: 'user', joined: 540 },
  { key: 'kavita.rao', name: 'Kavita Rao', age: 47, gender: 'F', role: 'admin', joined: 1190 },
  { key: 'imran.qureshi', name: 'Imran Qureshi', age: 35, gender: 'M', role: 'agent', joined: 730 },
  { key: 'thomas.kurian', name: 'Thomas Kurian', age: 52, gender: 'M', role: 'user', joined: 410 },
]

const longName = 'Venkatanarasimharajuvaripeta'.repeat(358).slice(0, 10_000)

const studioAccounts: readonly Account[] = [
  { key: 'rekha.nambiar', name: 'Rekha Nambiar', age: 33, gender: 'F', role: 'user', joined: 300 },
  { key: 'uma.varghese', name: 'Uma Varghese', age: 44, gender: 'F', role: 'user', joined: 200, roleAs: {} },
  {
    key: 'pavan.shetty',
    name: 'Pavan Shetty',
    age: 30,
    gender: 'M',
    role: 'user',
    joined: 150,
    roleAs: { role: { level: 7 } },
  },
  {
    key: 'leena.dsilva',
    name: 'Leena Dsilva',
    age: 50,
    gender: 'F',
    role: 'admin',
    joined: 900,
    roleAs: { roles: ['admin'] },
  },
  { key: 'venkata.long', name: longName, age: 61, gender: 'M', role: 'user', joined: 90 },
]

/** Name, gender and age of everybody else, who travels and writes reviews. */
const travellerRows = `
Ananya Iyer F 29, Rohan Mehta M 33, Priya Banerjee F 27, Vikram Singh Rathore M 45, Fatima Sheikh F 31,
Karthik Subramanian M 36, Neha Kulkarni F 26, Debashish Ghosh M 58, Lakshmi Narayanan F 63, Harpreet Kaur F 34,
Gurmeet Singh Dhillon M 49, Aisha Khan F 22, Suresh Pillai M 55, Ritu Agarwal F 39, Manoj Kumar Yadav M 42,
Joseph Fernandes M 47, Maria D'Souza F 51, Tenzin Dolma F 28, Lalthanmawia Ralte M 30, Bhaskar Reddy M 37,
Swathi Gowda F 25, Nilesh Patel M 44, Hetal Shah F 40, Abdul Rahman M 60, Zoya Ansari F 23,
Rajesh Chaudhary M 50, Pooja Mishra F 32, Amit Kumar Jha M 28, Sanjukta Mohanty F 46, Biswajit Das M 35,
Dipankar Borah M 41, Anjali Menon F 30, Venkatesh Prasad M 53, Kamala Devi F 67, Shreyas Joshi M 21,
Oindrila Sen F 33, Yusuf Contractor M 57, Emily Hartwell F 36, Lukas Brandt M 29, Kenji Watanabe M 43,
Savita Jadhav F 38, Rahul Verma M 24, Geeta Chauhan F 59, Chetan Solanki M 31, Arunima Saikia F 27,
Noor Jahan O 26
`

const parseTraveller = (row: string): Account => {
  const words = row.trim().split(' ')
  const name = words.slice(0, -2).join(' ')
  const gender = words.at(-2)
  return {
    key: name.toLowerCase().replaceAll("'", '').replaceAll(' ', '.'),
    name,
    age: Number(words.at(-1)),
    gender: gender === 'F' || gender === 'M' ? gender : 'O',
    role: 'user',
  }
}

const travellers = travellerRows.split(',').map(parseTraveller)
const accounts: readonly Account[] = [...personaAccounts, ...travellers, ...studioAccounts]

/** Everybody but the personas signs in with this one. */
export const commonPassword = 'Platform#9'

export interface People {
  users: UserRecord[]
  /** The user behind a key such as `arjun.deshmukh`. */
  idOf(key: string): string
  /** What an account holder tells about himself or herself when booking. */
  travellerOf(key: string): Traveller
  /** Keys of the accounts that are no personas. */
  others: readonly string[]
}

/** What there is before anybody books or reviews. */
export interface World {
  seed: number
  today: string
  stations: readonly StationRecord[]
  trains: readonly TrainRecord[]
  people: People
}

export function createPeople(seed: number, today: string): People {
  const userId = (key: string) => idOf(seed, 'user', key)
  const users = accounts.map((account): UserRecord => {
    const random = createRandom(hashOf(`${seed} user ${account.key}`))
    const persona = studioPersonas.find(({ email }) => email.startsWith(`${account.key}@`))
    const joined = addDays(today, -(account.joined ?? random.integer(190, 1100)))
    const createdAt = railwayInstant(joined, random.integer(7 * 60, 22 * 60))
    const [firstName = account.name, ...rest] = account.name.split(' ')
    return {
      _id: userId(account.key),
      username: account.name,
      email: persona?.email ?? `${account.key}@mail.example`,
      password: persona?.password ?? commonPassword,
      role: account.role,
      ...(account.roleAs && { roleAs: account.roleAs }),
      firstName,
      lastName: rest.join(' '),
      // Indian mobile numbers begin with 6 to 9, so this one rings nowhere. Not everybody gives a number.
      ...(persona || random.chance(0.7) ? { phone: `+91 55500 ${random.integer(10000, 99999)}` } : {}),
      createdAt,
      updatedAt: createdAt,
    }
  })
  const travellerOf = (key: string): Traveller => {
    const account = accounts.find((candidate) => candidate.key === key)
    if (!account) throw new Error(`Nobody is called ${key}`)
    return { name: account.name, age: account.age, gender: account.gender }
  }
  const others = travellers.map(({ key }) => key)
  return { users, idOf: userId, travellerOf, others }
}

/** Who comes along when somebody other than a persona books for several. */
export const companions: readonly Traveller[] = travellersFrom(`
Aarav Gupta M 9, Diya Gupta F 12, Ishaan Bose M 17, Kavya Reddy F 19, Mohan Lal M 71, Saraswathi Amma F 68,
Farhan Ali M 27, Nandini Rao F 34, Pranav Kulkarni M 5, Tara Fernandes F 3, Balwinder Singh M 62,
Chitra Krishnan F 49, Devika Menon F 14, Ehsan Mirza M 40, Gayatri Joshi F 56, Hemant Thakur M 30,
Jaya Lakshmi F 44, Kabir Malhotra M 22, Leela Thomas F 37, Madhav Rane M 65, Nisha Tiwari F 28,
Omkar Patil M 33, Padmini Das F 52, Ravi Shankar M 46, Sneha Bhatt F 25, Uday Hegde M 59
`)

/** The family of the persona who books for many. */
export const family: readonly Traveller[] = travellersFrom(`
Sunita Sharma F 41, Rakesh Sharma M 44, Aditya Sharma M 13, Myra Sharma F 8, Om Prakash Sharma M 72,
Shanti Sharma F 69
`)

function travellersFrom(rows: string): Traveller[] {
  return rows.split(',').map((row) => {
    const { name, age, gender } = parseTraveller(row)
    return { name, age, gender }
  })
}

import type { Station } from '@/domain/stations/station'
import { add, type Check, good, refused } from './check'

const station = {
  code: 'ZQX',
  name: 'Contract Check',
  city: 'Contract Check',
  state: 'None',
  latitude: 12.5,
  longitude: 77.25,
}

export async function admin(check: Check, stations: readonly Station[]) {
  const token = check.tokens.admin
  const { user } = check.tokens
  if (token === undefined) {
    check.notes.push('No administrator was given: seven calls were not asked.')
    return
  }
  await refused(check, 'listAllBookings', [403], 'by a passenger', {
    token: user,
    query: { page: 1, limit: 10 },
  })
  const query = { page: 1, limit: 500 }
  const bookings = await good(check, 'listAllBookings', { token, query })
  if (bookings) check.notes.push(`${bookings.total} bookings, pages of 500: ${bookings.totalPages}.`)
  if (check.readOnly) return
  await refused(check, 'createStation', [403], 'by a passenger', { token: user, body: station })
  await refused(check, 'createStation', [400, 422], 'without a name', {
    token,
    body: { ...station, name: '' },
  })
  const made = await good(check, 'createStation', { token, body: station })
  if (made) {
    const params = { id: made._id }
    const changed = await good(check, 'updateStation', {
      token,
      params,
      body: { ...station, city: 'Changed' },
    })
    if (changed && changed.city !== 'Changed')
      add(check, 'updateStation', 'broken', '$.data.city', 'the change is not in the answer')
    await remove(check, 'deleteStation', 'getStation', made._id, `station ${station.code}`)
  }
  const [from, to] = stations
  if (from && to) await trains(check, from._id, to._id)
}

async function trains(check: Check, source: string, destination: string) {
  const token = check.tokens.admin
  const body = {
    trainNumber: '99999901',
    name: 'Contract Check',
    trainType: 'Other',
    source,
    destination,
    departureTime: '2000-01-01T04:30:00.000Z',
    arrivalTime: '2000-01-01T09:30:00.000Z',
    totalSeats: 10,
    fare: 100,
    daysOfOperation: ['Sun'],
    route: [],
  }
  await refused(check, 'createTrain', [403], 'by a passenger', { token: check.tokens.user, body })
  await refused(check, 'createTrain', [400, 422], 'without a day', {
    token,
    body: { ...body, daysOfOperation: [] },
  })
  const made = await good(check, 'createTrain', { token, body })
  if (!made) return
  const changed = await good(check, 'updateTrain', {
    token,
    params: { id: made._id },
    body: { ...body, fare: 120 },
  })
  if (changed && changed.fare !== 120)
    add(check, 'updateTrain', 'broken', '$.data.fare', 'the change is not in the answer')
  await remove(check, 'deleteTrain', 'getTrain', made._id, `train ${body.trainNumber}`)
}

async function remove(
  check: Check,
  call: 'deleteStation' | 'deleteTrain',
  look: string,
  id: string,
  what: string,
) {
  await good(check, call, { token: check.tokens.admin, params: { id } })
  const { answer } = await check.client.ask(look, { params: { id } })
  if (answer?.status === 404) return
  check.leftBehind.push(what)
  const deletion = check.findings.some((finding) => finding.call === call)
  if (!deletion) add(check, call, 'broken', 'status', 'says that it was deleted, and it is still there')
}

import type { BookingRecord } from '../records.ts'

export interface BookingPlan {
  /** Key of the account that books. */
  user: string
  trainNumber: string
  /** Station codes. */
  from: string
  to: string
  /** Days from today; where the train does not run, the nearest running day further away from today. */
  offset: number
  status: BookingRecord['bookingStatus']
  party: number
}

/**
 * Saloon cars with so few seats that a date sells out. Each row: train, days from today, parties that hold seats.
 * Other bookings must not hold seats on these trains, or a date would be overbooked.
 */
const saloonParties = `
01107 CSMT PUNE +1 5 4 3
01107 CSMT PUNE +2 6 6
01107 CSMT PUNE +4 6 4
01108 PUNE CSMT +3 4 4 3
02634 SBC MAS +1 4 4 2
02634 SBC MAS +5 6 1
02952 NDLS MMCT +3 5 3
02952 NDLS MMCT +6 4
`

/** Account, train, from, to, days from today, status, number of passengers. */
const personaTrips = `
arjun.deshmukh 12124 PUNE CSMT +0 Confirmed 1
arjun.deshmukh 01107 CSMT PUNE +1 Waiting 1
arjun.deshmukh 12123 CSMT PUNE +2 Confirmed 1
arjun.deshmukh 12952 NDLS MMCT +6 Confirmed 2
arjun.deshmukh 12627 SBC NDLS +11 RAC 1
arjun.deshmukh 12028 SBC MAS +16 Confirmed 1
arjun.deshmukh 10103 CSMT MAO +24 Confirmed 3
arjun.deshmukh 12951 MMCT NDLS +38 Cancelled 1
arjun.deshmukh 22691 SBC NZM +55 Confirmed 1
arjun.deshmukh 12123 CSMT PUNE -3 Confirmed 1
arjun.deshmukh 12124 PUNE CSMT -8 Confirmed 1
arjun.deshmukh 22105 CSMT PUNE -12 Cancelled 1
arjun.deshmukh 12128 PUNE CSMT -19 Confirmed 2
arjun.deshmukh 12951 MMCT NDLS -26 Confirmed 1
arjun.deshmukh 12002 NDLS AGC -28 Confirmed 1
arjun.deshmukh 12952 NDLS MMCT -31 RAC 1
arjun.deshmukh 16345 LTT MAO -44 Waiting 2
arjun.deshmukh 11007 CSMT PUNE -47 Confirmed 1
arjun.deshmukh 12009 MMCT ADI -52 Confirmed 1
arjun.deshmukh 12902 ADI MMCT -55 Confirmed 1
arjun.deshmukh 20664 SBC MAS -67 Confirmed 1
arjun.deshmukh 12657 MAS SBC -70 Cancelled 1
arjun.deshmukh 11301 DR SUR -83 Confirmed 1
arjun.deshmukh 12289 CSMT NGP -99 Confirmed 1
arjun.deshmukh 12290 NGP CSMT -104 Cancelled 1
arjun.deshmukh 12859 CSMT R -116 Confirmed 1
sunita.sharma 02952 NDLS MMCT +3 Waiting 4
sunita.sharma 12017 NDLS HW +9 Confirmed 6
sunita.sharma 12018 HW NDLS +13 Confirmed 6
sunita.sharma 52451 KLK SML +31 Confirmed 4
sunita.sharma 12011 NDLS KLK +30 RAC 4
sunita.sharma 12016 JP NDLS -21 Confirmed 4
sunita.sharma 12015 NDLS JP -23 Confirmed 4
sunita.sharma 22435 BSB NDLS -61 Cancelled 5
sunita.sharma 12559 BSB NDLS -88 Confirmed 6
kavita.rao 12621 MAS NDLS -34 Confirmed 1
imran.qureshi 12309 PNBE NDLS +4 Confirmed 3
imran.qureshi 12841 HWH BBS +8 Confirmed 2
imran.qureshi 20833 VSKP SC +15 Confirmed 5
imran.qureshi 12345 HWH GHY +22 RAC 2
imran.qureshi 12625 TVC NDLS +46 Confirmed 1
imran.qureshi 12723 HYB NDLS -9 Cancelled 4
imran.qureshi 12424 NDLS GHY -37 Confirmed 2
imran.qureshi 16317 CAPE SVDK -75 Confirmed 6
thomas.kurian 20634 TVC ERS +5 Confirmed 2
thomas.kurian 12623 MAS ERS -17 Confirmed 1
thomas.kurian 16650 ERS CLT -58 Cancelled 1
`

/** Waiting for a saloon that `saloonParties` sells out. */
const waitingTrips = `
others 02634 SBC MAS +1 Waiting 2
others 01107 CSMT PUNE +2 Waiting 1
`

/** Of the studio's persona who waits: made last, so that the other bookings are what they were without. */
const waitingPersonaTrips = `
rekha.nambiar 01107 CSMT PUNE +1 Waiting 1
rekha.nambiar 01107 CSMT PUNE +2 Waiting 2
rekha.nambiar 02634 SBC MAS +1 Waiting 1
rekha.nambiar 12627 SBC NDLS +11 RAC 1
rekha.nambiar 16345 LTT MAO -30 Waiting 1
`

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' '))

/** The bookings that are there for a reason; `others` in turn for the user of those that could be anybody's. */
export function fixedPlans(others: readonly string[]): BookingPlan[] {
  let turn = 0
  const next = () => others[turn++ % others.length] ?? ''
  const saloon = rows(saloonParties).flatMap(([trainNumber = '', from = '', to = '', offset, ...parties]) =>
    parties.map((party, index): BookingPlan => ({
      user: next(),
      trainNumber,
      from,
      to,
      offset: Number(offset),
      // The last who got in share a seat.
      status: index > 0 && index === parties.length - 1 ? 'RAC' : 'Confirmed',
      party: Number(party),
    })),
  )
  const trips = [...rows(personaTrips), ...rows(waitingTrips)].map((row) => tripOf(row, next))
  return [...saloon, ...trips]
}

export const waitingPlans = (): BookingPlan[] => rows(waitingPersonaTrips).map((row) => tripOf(row, () => ''))

function tripOf(row: string[], next: () => string): BookingPlan {
  const [user = '', trainNumber = '', from = '', to = '', offset, status, party] = row
  return {
    user: user === 'others' ? next() : user,
    trainNumber,
    from,
    to,
    offset: Number(offset),
    status: parseStatus(status),
    party: Number(party),
  }
}

function parseStatus(word: string | undefined): BookingPlan['status'] {
  if (word === 'Waiting' || word === 'RAC' || word === 'Cancelled') return word
  return 'Confirmed'
}

import * as v from 'valibot'
import type { BookedPassenger, BookedTrain, Booking } from '@/domain/bookings/booking'
import { type Page, type Paging, toPage } from '@/domain/page'
import { dateAtStart } from '@/domain/time/date-text'
import {
  optionalInstant,
  amountOrNull,
  eachOnce,
  id,
  isRecord,
  optionalText,
  pagingSchema,
  textOrNumber,
  wholeList,
} from './schema'
import { stationRefSchema } from './stations.schema'

const text = (value: string | undefined) => value?.trim() || undefined

const trainRefSchema = v.fallback(
  v.union([
    v.pipe(
      v.object({
        _id: optionalText,
        trainNumber: v.optional(textOrNumber),
        number: v.optional(textOrNumber),
        name: optionalText,
        trainName: optionalText,
      }),
      v.transform((raw): BookedTrain | null => {
        const train = {
          _id: text(raw._id),
          trainNumber: raw.trainNumber ?? raw.number,
          name: text(raw.name) ?? text(raw.trainName),
        }
        const given = Object.entries(train).filter(([, value]) => value !== undefined)
        return given.length > 0 ? (Object.fromEntries(given) as BookedTrain) : null
      }),
    ),
    v.pipe(
      id,
      v.transform((_id): BookedTrain | null => ({ _id })),
    ),
  ]),
  null,
)

/** Whoever cannot be read has a place on the train all the same. */
const passengerSchema = v.pipe(
  v.unknown(),
  v.transform((value) => (isRecord(value) ? value : {})),
  v.object({
    name: v.fallback(v.optional(v.string(), ''), ''),
    age: v.nullish(amountOrNull, null),
    gender: v.fallback(v.optional(v.string(), ''), ''),
    seatNumber: v.optional(textOrNumber),
    coach: v.optional(textOrNumber),
    status: optionalText,
  }),
  v.transform(({ status, seatNumber, coach, ...passenger }): BookedPassenger => ({
    ...passenger,
    seatNumber: seatNumber ?? null,
    coach: coach ?? null,
    ...(status && { status }),
  })),
)

const userRefSchema = v.fallback(
  v.optional(
    v.union([
      v.pipe(
        v.object({ _id: id, name: optionalText, username: optionalText, email: optionalText }),
        v.transform(({ _id, name, username, email }): NonNullable<Booking['user']> => {
          const shown = text(name) ?? text(username)
          return { _id, ...(shown && { name: shown }), ...(email && { email }) }
        }),
      ),
      v.pipe(
        id,
        v.transform((_id): NonNullable<Booking['user']> => ({ _id })),
      ),
    ]),
  ),
  undefined,
)

const knownStatuses = [
  'Confirmed',
  'Waiting',
  'RAC',
  'Cancelled',
  'Pending',
  'Completed',
  'Failed',
  'Refunded',
]

/** Statuses are read in any letter case; an unknown word is shown as it comes (api-model 1.5). */
const statusWord = (word: string | undefined) =>
  knownStatuses.find((known) => known.toLowerCase() === word?.trim().toLowerCase()) ?? word?.trim() ?? ''

const calendarDate = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => dateAtStart(value) ?? ''),
  ),
  '',
)

export const bookingSchema = v.pipe(
  v.object({
    _id: id,
    pnr: v.optional(textOrNumber),
    bookingStatus: optionalText,
    status: optionalText,
    paymentStatus: optionalText,
    paymentMethod: optionalText,
    train: v.nullish(trainRefSchema, null),
    from: v.nullish(stationRefSchema, null),
    to: v.nullish(stationRefSchema, null),
    fromStation: v.nullish(stationRefSchema, null),
    toStation: v.nullish(stationRefSchema, null),
    journeyDate: v.optional(calendarDate, ''),
    bookingDate: optionalInstant,
    bookingTime: optionalInstant,
    createdAt: optionalInstant,
    passengers: v.fallback(v.optional(v.array(passengerSchema), []), []),
    totalFare: v.nullish(amountOrNull, null),
    totalAmount: v.nullish(amountOrNull, null),
    user: userRefSchema,
    clientRequestId: optionalText,
  }),
  v.transform((raw): Booking => {
    const bookedAt = raw.bookingDate ?? raw.bookingTime ?? raw.createdAt
    return {
      _id: raw._id,
      pnr: raw.pnr ?? '',
      status: statusWord(text(raw.bookingStatus) ?? raw.status),
      paymentStatus: statusWord(raw.paymentStatus),
      ...(raw.paymentMethod && { paymentMethod: raw.paymentMethod }),
      train: raw.train,
      from: raw.from ?? raw.fromStation,
      to: raw.to ?? raw.toStation,
      journeyDate: raw.journeyDate,
      ...(bookedAt && { bookedAt }),
      passengers: raw.passengers,
      totalFare: raw.totalFare ?? raw.totalAmount,
      ...(raw.user && { user: raw.user }),
      ...(raw.clientRequestId && { clientRequestId: raw.clientRequestId }),
    }
  }),
)

/** G2: the own list counts as a success only where its flag is true. What the flag refuses is told by `listBookings`. */
const ownList = <S extends v.GenericSchema>(rows: S) =>
  v.intersect([v.object({ success: v.literal(true), data: rows }), pagingSchema])

/** Its rows are to be checked by `bookingSchema`, a few at a time. */
export const ownRowsSchema = ownList(v.array(v.unknown()))

/** The page of such rows, once each is checked. */
export const ownPage = ({ data, ...paging }: { data: Booking[] } & Paging): Page<Booking> =>
  wholeList(toPage(eachOnce(data), paging))

/** The same list, its rows checked all at once. */
export const ownBookingsSchema = v.pipe(
  ownList(v.array(bookingSchema)),
  v.transform((own) => ownPage(own)),
)

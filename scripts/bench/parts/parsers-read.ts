import * as v from 'valibot'
import { bookingSchema, ownBookingsSchema } from '../../../src/api/bookings.schema.ts'
import { trainReviewsSchema } from '../../../src/api/reviews.schema.ts'
import { list } from '../../../src/api/schema.ts'
import { stationSchema } from '../../../src/api/stations.schema.ts'
import { trainSchema } from '../../../src/api/trains.schema.ts'

const reading = (schema: v.GenericSchema) => (body: unknown) => v.safeParse(schema, body).success

/** Checks an answer as the app does; returns whether it fits. */
export const readings = {
  trains: reading(list(trainSchema)),
  stations: reading(list(stationSchema)),
  'all bookings': reading(list(bookingSchema)),
  'own bookings': reading(ownBookingsSchema),
  reviews: reading(trainReviewsSchema('u1')),
}

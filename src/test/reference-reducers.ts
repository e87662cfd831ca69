/**
 * What E3, F2, G3 and H2 of the requirements say, written down once more, plainly and without a look at the patches of
 * `src/queries`. Each record is an object of its own and the state is changed in place.
 */
interface Row {
  _id: string
}

interface RatedRow extends Row {
  train: string
  rating: number
  likes: number
  dislikes: number
  userLiked: boolean
  userDisliked: boolean
}

const indexIn = (rows: readonly Row[], id: string) => rows.findIndex((row) => row._id === id)

function replaceIn<T extends Row>(rows: T[], row: T) {
  const at = indexIn(rows, row._id)
  if (at >= 0) rows[at] = row
}

function removeFrom(rows: Row[], id: string) {
  const at = indexIn(rows, id)
  if (at >= 0) rows.splice(at, 1)
}

export interface TrainsState<T extends Row> {
  trains: T[]
  total: number
  current: T | null
  searchResults: T[]
}

/** E3. */
export const trainsReference = {
  created<T extends Row>(state: TrainsState<T>, train: T) {
    state.trains.unshift(train)
    state.total += 1
  },
  updated<T extends Row>(state: TrainsState<T>, train: T) {
    replaceIn(state.trains, train)
    replaceIn(state.searchResults, train)
    if (state.current?._id === train._id) state.current = train
  },
  deleted<T extends Row>(state: TrainsState<T>, id: string) {
    removeFrom(state.trains, id)
    removeFrom(state.searchResults, id)
    if (state.current?._id === id) state.current = null
    state.total = state.total > 0 ? state.total - 1 : 0
  },
}

export interface StationsState<T extends Row> {
  stations: T[]
  total: number
  current: T | null
  nearby: T[]
}

/** F2. The nearby list is a cache of its own (F1): no write changes it. */
export const stationsReference = {
  created<T extends Row>(state: StationsState<T>, station: T) {
    state.stations.unshift(station)
    state.total += 1
  },
  updated<T extends Row>(state: StationsState<T>, station: T) {
    replaceIn(state.stations, station)
    if (state.current?._id === station._id) state.current = station
  },
  deleted<T extends Row>(state: StationsState<T>, id: string) {
    removeFrom(state.stations, id)
    if (state.current?._id === id) state.current = null
    state.total = state.total > 0 ? state.total - 1 : 0
  },
}

export interface BookingsState<T extends Row> {
  bookings: T[]
  total: number
  current: T | null
}

/** G3, but for clearing: that is dropping the cache. */
export const bookingsReference = {
  created<T extends Row>(state: BookingsState<T>, booking: T) {
    state.bookings.unshift(booking)
    state.total += 1
  },
  cancelled<T extends Row>(state: BookingsState<T>, booking: T) {
    replaceIn(state.bookings, booking)
    if (state.current?._id === booking._id) state.current = booking
  },
}

export interface ReviewsState<T extends RatedRow> {
  /** The train whose reviews are loaded. */
  train: string
  reviews: T[]
  total: number
  average: number
  searchResults: T[]
}

/** With one decimal, as the server's own figure; in whole tenths, so that no fraction is lost on the way. */
function meanOf(rows: readonly RatedRow[]): number {
  if (rows.length === 0) return 0
  let sum = 0
  for (const { rating } of rows) sum += rating
  return Math.round((sum * 10) / rows.length) / 10
}

type Counted = Omit<RatedRow, '_id' | 'train' | 'rating'>

/** H2. */
export const reviewsReference = {
  created<T extends RatedRow>(state: ReviewsState<T>, review: T) {
    if (review.train !== state.train) return
    state.reviews.unshift(review)
    state.total += 1
    state.average = meanOf(state.reviews)
  },
  updated<T extends RatedRow>(state: ReviewsState<T>, review: T) {
    const isLoaded = indexIn(state.reviews, review._id) >= 0
    replaceIn(state.reviews, review)
    replaceIn(state.searchResults, review)
    if (isLoaded) state.average = meanOf(state.reviews)
  },
  deleted<T extends RatedRow>(state: ReviewsState<T>, review: T) {
    removeFrom(state.reviews, review._id)
    removeFrom(state.searchResults, review._id)
    if (review.train !== state.train) return
    state.total = state.total > 0 ? state.total - 1 : 0
    state.average = meanOf(state.reviews)
  },
  voted<T extends RatedRow>(state: ReviewsState<T>, id: string, counted: Counted) {
    for (const row of [...state.reviews, ...state.searchResults]) {
      if (row._id === id) Object.assign(row, counted)
    }
  },
}

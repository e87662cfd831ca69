import type { Train } from './train'

/**
 * Rupees per passenger between two stations of the train, or undefined where the fare is unknown: the distance in km
 * over 100 times the fare, rounded up, if the route holds both stations; else the fare itself. An estimate: the
 * server's total has the last word.
 */
export function farePerPassenger(
  train: Pick<Train, 'fare' | 'route'>,
  from: string,
  to: string,
): number | undefined {
  if (train.fare === null) return undefined
  const at = (id: string) => train.route.find(({ station }) => station?._id === id)?.distance
  const [start, end] = [at(from), at(to)]
  if (start === undefined || end === undefined) return train.fare
  // In this order: another one rounds up a rupee more or less than the server does.
  return Math.ceil((Math.abs(end - start) / 100) * train.fare)
}

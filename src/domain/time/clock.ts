export const minutesPerDay = 24 * 60

/** 'HH:mm' of minutes after some midnight, whatever day they have come to. */
export function clockOf(minutes: number): string {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Whole days after that midnight's day. */
export const dayOf = (minutes: number) => Math.floor(minutes / minutesPerDay)

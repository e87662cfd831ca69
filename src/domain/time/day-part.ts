export const dayParts = ['night', 'morning', 'afternoon', 'evening'] as const
/** A quarter of a day, from midnight on. */
export type DayPart = (typeof dayParts)[number]

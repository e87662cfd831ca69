export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof weekdays)[number]

/** 'Mon', also as the full name, in any case. */
export const weekdayNamed = (text: string): Weekday | undefined =>
  weekdays.find((day) => text.trim().slice(0, 3).toLowerCase() === day.toLowerCase())

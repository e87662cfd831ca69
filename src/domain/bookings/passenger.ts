export const genders = [
  { value: 'F', label: 'Female' },
  { value: 'M', label: 'Male' },
  { value: 'O', label: 'Other' },
] as const

export const berths = [
  { value: 'NA', label: 'No preference' },
  { value: 'LB', label: 'Lower' },
  { value: 'MB', label: 'Middle' },
  { value: 'UB', label: 'Upper' },
  { value: 'SL', label: 'Side lower' },
  { value: 'SU', label: 'Side upper' },
] as const

export interface Passenger {
  name: string
  age: number
  gender: (typeof genders)[number]['value']
  berthPreference?: string
}

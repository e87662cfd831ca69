/** Of every kind: half and quarter hours, 26 hours apart, summer time in either half of the year, at midnight, of half an hour. */
export const zones = [
  'UTC',
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Africa/Casablanca',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Apia',
]

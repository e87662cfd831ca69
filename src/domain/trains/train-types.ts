/** What servers take; other words are shown as they come (api-model 3.3). */
export const trainTypes = ['Rajdhani', 'Shatabdi', 'Duronto', 'Express', 'Passenger', 'Other'] as const

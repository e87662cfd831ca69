/** What is left of digits where a spreadsheet has read them as a number. Other texts stay as they are. */
export const withoutZeros = (text: string): string => text.replace(/^0+(?=\d+$)/, '')

/** What to say of a number or code that is taken. What differs in zeros alone could not be told apart in a spreadsheet. */
export const takenMessage = (message: string, typed: string, taken = typed) =>
  taken.toUpperCase() === typed.toUpperCase() ? message : `${message}, but for zeros in front: ${taken}`

/** What is left of digits where a spreadsheet has read them as a number. Other texts stay as they are. */
export const withoutZeros = (text: string): string => text.replace(/^0+(?=\d+$)/, '')

/** Its message says what is wrong with a part of a text that was to be read. */
export class BadPart extends Error {}

/** What would end a value, or not come through an address as it is. */
export const writtenText = (value: string): string =>
  value.replaceAll(/[%;,&#+\s]|[^\x20-\x7e]+/gu, (signs) => encodeURIComponent(signs.toWellFormed()))

export function plainText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new BadPart(`‘${text}’ has a percent sign that encodes nothing: write %25 for one.`)
  }
}

export function wholeNumber(text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new BadPart(`A whole number from ${least} to ${most} is needed, not ‘${text}’.`)
  }
  return value
}

/** A spreadsheet drops zeros in front of digits: what differs in them alone could not be told apart in its files. */
export const takenWords = (words: string, typed: string, theirs = typed) =>
  theirs.toUpperCase() === typed.toUpperCase() ? words : `${words}, but for zeros in front: ${theirs}`

import { commonPassword, studioPersonas } from '../../mocks/seed/people.ts'

/** Of the accounts that tests make for themselves. */
export const ownPassword = 'Quiet#Coach5'

const passwords = [...studioPersonas.map(({ password }) => password), commonPassword, ownPassword]
/** What the mock back end gives at sign-in. */
const token = /\bmock\.[\da-f]{24}\.\d+/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The token or password that stands in a text, be it as it is or as an address has it. */
export function secretIn(text: string): string | undefined {
  const words = `${text} ${decoded(text)}`
  return token.exec(words)?.[0] ?? passwords.find((password) => words.includes(password))
}

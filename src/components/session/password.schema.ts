import * as v from 'valibot'

export interface PasswordRule {
  words: string
  fits: (password: string) => boolean
}

/** What a new password must have; the form shows them as a list that ticks itself off. */
export const passwordRules: readonly PasswordRule[] = [
  { words: 'At least 8 characters', fits: (password) => [...password].length >= 8 },
  { words: 'A capital letter', fits: (password) => /\p{Lu}/u.test(password) },
  { words: 'A digit', fits: (password) => /\p{Nd}/u.test(password) },
  { words: 'A special character, such as ! or #', fits: (password) => /[\p{P}\p{S}]/u.test(password) },
]

export const strengths = ['Weak', 'Fair', 'Good', 'Strong'] as const
export type Strength = (typeof strengths)[number]

const long = 12

/** Undefined for an empty password. Length counts for more than another sign: only a long one is strong. */
export function passwordStrength(password: string): Strength | undefined {
  if (password === '') return undefined
  const kept = passwordRules.filter(({ fits }) => fits(password)).length
  if (kept === passwordRules.length) return [...password].length >= long ? 'Strong' : 'Good'
  return kept >= 2 ? 'Fair' : 'Weak'
}

const lacking = (password: string) =>
  passwordRules
    .filter(({ fits }) => !fits(password))
    .map(({ words }) => words.charAt(0).toLowerCase() + words.slice(1))
    .join('; ')

export const newPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty('Choose a password'),
  v.check(
    (password) => passwordRules.every(({ fits }) => fits(password)),
    ({ input }) => `Choose a password that keeps all four rules. This one lacks: ${lacking(input)}`,
  ),
)

export const repeatSchema = v.pipe(v.string(), v.nonEmpty('Type the password a second time'))

export const repeatWords = 'The two passwords are not the same'

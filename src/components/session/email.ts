import { trimmed } from '@/lib/text/text'

// Wide on purpose: addresses in any script are fine, and the server has the last word.
const form = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u

/** What is wrong with an e-mail address, or undefined: trimmed, of e-mail form, at most as long as mail allows. */
export function emailProblem(typed: string): string | undefined {
  const email = trimmed(typed)
  if (email === '') return 'Enter your e-mail address'
  if (email.length > 254) return 'This is longer than an e-mail address can be: at most 254 characters'
  if (form.test(email)) return undefined
  return `${email.includes('@') ? 'This is no e-mail address' : 'An @ is missing'}: write it in the form name@example.com`
}

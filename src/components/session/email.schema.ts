import * as v from 'valibot'

// Wide on purpose: addresses in any script are fine, and the server has the last word.
const form = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u

/** What the server takes: trimmed, of e-mail form, at most as long as mail allows. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your e-mail address'),
  v.check(
    (email) => email.length <= 254 && form.test(email),
    'Enter an e-mail address in the form name@example.com',
  ),
)

import * as v from 'valibot'

/** An optional plus, then at least ten of digits, blanks and hyphens. */
const phoneForm = /^\+?[\d\s-]{10,}$/

/** A phone number as people write it, or nothing. */
export const phoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (phone) => phone === '' || (phoneForm.test(phone) && /\d/.test(phone)),
    'Enter a phone number with at least ten digits, or leave it empty',
  ),
)

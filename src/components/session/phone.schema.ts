import * as v from 'valibot'
import { said } from '@/lib/text/isolated'
import { typedText } from '@/lib/text/text-schema'

/** What people put between the digits: (022) 2345-6789, 98765.43210, +91/98765 43210. */
const marks = /[\s\p{Pd}()[\]./]+/gu
/** Digits of an area code that are dialled at home alone: +44 (0)20 …  */
const homeZero = /^(\+[^(]*)\(0\)/

/** In digits and blanks, or with hyphens as they were typed: more a server need not know (api-model 8). */
function plainPhone(typed: string): string {
  const phone = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  if (/^\+?[\d\s-]*$/.test(phone)) return phone
  return phone
    .replace(/^tel:/i, '')
    .replace(homeZero, '$1 ')
    .replaceAll(marks, ' ')
    .replace(/^ ?\+ ?/, '+')
    .trim()
}

const example = '+91 98765 43210 or (022) 2345-6789'

function phoneProblem(phone: string): string | undefined {
  if (phone === '') return undefined
  const [other] = /[^\d\s-]+/.exec(phone.replace(/^\+/, '')) ?? []
  if (other !== undefined) return `“${said(other)}” is no part of a phone number: write it like ${example}`
  const digits = phone.replaceAll(/\D/g, '').length
  if (digits === 0) return `${said(phone)} is no phone number: write it like ${example}`
  if (digits < 10)
    return `${said(phone)} has only ${digits} of at least 10 digits: add the area code, as in ${example}`
  if (digits > 15)
    return `${said(phone)} has ${digits} digits, and a phone number at most 15: write it like ${example}`
  return undefined
}

/** A phone number as people write it, or nothing. */
export const phoneSchema = v.pipe(
  typedText,
  v.transform(plainPhone),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? phoneProblem(dataset.value) : undefined
    if (message) addIssue({ message })
  }),
)

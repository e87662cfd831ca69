import * as v from 'valibot'
import { emailProblem } from './email'
import { typedText } from '@/lib/text/text-schema'

/** What the server takes. */
export const emailSchema = v.pipe(
  typedText,
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? emailProblem(dataset.value) : undefined
    if (message) addIssue({ message })
  }),
)

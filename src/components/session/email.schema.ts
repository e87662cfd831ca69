import * as v from 'valibot'
import { emailProblem } from './email'

/** What the server takes. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? emailProblem(dataset.value) : undefined
    if (message) addIssue({ message })
  }),
)

import * as v from 'valibot'
import { trimmed } from './text'

/** A text of a form without what cannot be seen at its ends: empty where there is nothing to read. */
export const typedText = v.pipe(v.string(), v.transform(trimmed))

import * as v from 'valibot'

/** Who may call: anybody; whoever is signed in; whose record it is; an administrator. */
export type Caller = 'anyone' | 'user' | 'owner' | 'owner or admin' | 'admin'

/** How an answer is laid out. `wrapped`, `listed` and `paged` may also come bare (api-model 1.2). */
export type Layout = 'session' | 'account' | 'message' | 'wrapped' | 'listed' | 'paged' | 'file' | 'nothing'

export interface Parameter {
  schema: v.GenericSchema
  required?: boolean
  description: string
  example: string | number
}

export interface ContractCall {
  /** As the document and the report call it. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its parameters in braces. */
  path: string
  who: Caller
  /** The requirement that fixes it: docs/requirements.md. */
  requirement: string
  summary: string
  /** What is more to say, in sentences. */
  description?: string
  query?: Record<string, Parameter>
  body?: v.GenericSchema
  status: 200 | 201
  layout: Layout
  /** Of the record, or of each in the list. */
  answer?: v.GenericSchema
  /** Where it is not the record's own. */
  example?: unknown
  /** Besides the list, as `averageRating`. */
  beside?: Record<string, { schema: v.GenericSchema; example: unknown }>
  /** What the app itself reads the answer with: what does not fit is an error on its page. */
  reads: v.GenericSchema
  /** Statuses of refusals, and what each means. */
  refusals: Record<number, string>
  /** What its users lose where a back end does not have it. */
  without: string
  /** What the page then says, among more; null where nothing is missing on any page. */
  shown: string | null
}

/** A record that the document names once; every other schema stands where it is used. */
export interface NamedRecord {
  schema: v.GenericSchema
  example?: unknown
  /** Another one for lists, where one says too little. */
  second?: unknown
}

/** A record with an example that is what the schema says. */
export const named = <S extends v.GenericSchema>(
  schema: S,
  example?: v.InferInput<S>,
  second?: v.InferInput<S>,
): NamedRecord => ({ schema, example, second })

const page: Parameter = {
  schema: v.number(),
  description: 'From 1 on; one past the last has no records.',
  example: 1,
}
/** How many records the app asks for at once, and how many pages of them. */
export const pagesOf = (size: number, most: string) => ({
  page,
  limit: {
    schema: v.number(),
    description: `Records on a page; 10 if left out. The app asks for ${size} at once, ${most}.`,
    example: size,
  } satisfies Parameter,
})
export const signedIn = { 401: 'Not signed in, or no longer: the session ends.' }
export const forAdmins = { ...signedIn, 403: 'Signed in, but no administrator.' }
export const notOwn = { 403: 'It is somebody else’s.' }
export const invalid = { 400: 'A field is refused: `errors` names it. Or the whole, with a `message`.' }
export const badQuery = { 400: 'A parameter is missing, or cannot be read.' }
export const unknown = { 404: 'There is none, or it is not for this user; with a `message`.' }

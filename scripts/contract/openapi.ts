import { toJsonSchema } from '@valibot/to-json-schema'
import { stringify } from 'yaml'
import type * as v from 'valibot'
import { type Caller, contract, type ContractCall, type Layout, type Parameter } from './calls.ts'
import { examples, token } from './examples.ts'
import * as record from './records.ts'

type Json = Record<string, unknown>

/** Records that the document names once; every other schema stands where it is used. */
const named: Record<string, v.GenericSchema> = {
  User: record.user,
  StationRef: record.stationRef,
  Station: record.station,
  NewStation: record.newStation,
  TrainInList: record.trainInList,
  Train: record.train,
  WrittenTrain: record.writtenTrain,
  NewTrain: record.newTrain,
  Seats: record.seats,
  BookedTrain: record.bookedTrain,
  Passenger: record.passenger,
  OwnBooking: record.ownBooking,
  Booking: record.booking,
  WrittenBooking: record.writtenBooking,
  NewBooking: record.newBooking,
  Review: record.review,
  FoundReview: record.foundReview,
  ReviewWords: record.reviewWords,
  NewReview: record.newReview,
  Votes: record.votes,
  Failure: record.failure,
}

const exampleOf = (name: string): unknown => (examples as Json)[name.charAt(0).toLowerCase() + name.slice(1)]

/** Valibot's schema in the dialect of OpenAPI 3.1, with the records that have a name by reference. */
function reference(schema: v.GenericSchema, definitions = named): Json {
  const {
    $schema: _dialect,
    $defs: _named,
    ...json
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  return json
}

/** Unknown fields are let through everywhere: a server may send more. */
const object = (properties: Json, required = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
})

const success = { type: 'boolean', const: true }
const count = (description: string) => ({ type: 'integer', minimum: 0, description })

const layouts: Record<Exclude<Layout, 'file'>, (call: ContractCall) => Json> = {
  session: () =>
    object({ success, token: { type: 'string', minLength: 1 }, user: reference(record.sessionUser) }),
  account: () => object({ success, user: reference(record.user) }),
  message: () => object({ success, message: { type: 'string' } }, ['success']),
  nothing: () => object({ success, data: { type: 'object' } }, []),
  wrapped: ({ answer }) => object({ success, data: answer ? reference(answer) : {} }),
  listed: ({ answer }) =>
    object(
      {
        success,
        count: count('Records in `data`.'),
        data: { type: 'array', items: answer ? reference(answer) : {} },
      },
      ['success', 'data'],
    ),
  paged: ({ answer, beside = {} }) =>
    object(
      {
        success,
        count: count('Records on this page.'),
        total: count('Records on all pages.'),
        totalPages: count('Without it the first page is all that is asked for.'),
        currentPage: count('From 1 on.'),
        ...Object.fromEntries(Object.entries(beside).map(([key, schema]) => [key, reference(schema)])),
        data: { type: 'array', items: answer ? reference(answer) : {} },
      },
      ['success', 'total', 'totalPages', 'currentPage', 'data'],
    ),
}

function exampleAnswer({ id, layout, answer, beside, summary }: ContractCall): unknown {
  const name = Object.keys(named).find((key) => named[key] === answer)
  // The details of a booking are the booking's, but for the train.
  const booked = name ? exampleOf(name) : examples.booking
  const data = id === 'cancelBooking' ? { ...examples.writtenBooking, bookingStatus: 'Cancelled' } : booked
  // A journey needs two stations.
  const list = data === examples.station ? [examples.station, examples.otherStation] : [data]
  switch (layout) {
    case 'session':
      return { success: true, token, user: examples.user }
    case 'account':
      return { success: true, user: examples.user }
    case 'message':
      return { success: true, message: `${summary}: done` }
    case 'listed':
      return { success: true, count: list.length, data: list }
    case 'paged':
      return {
        success: true,
        count: list.length,
        total: list.length,
        totalPages: 1,
        currentPage: 1,
        ...(beside && { averageRating: 4 }),
        data: list,
      }
    case 'wrapped':
      return { success: true, data }
    default:
      return { success: true, data: {} }
  }
}

function answerOf(call: ContractCall): Json {
  if (call.layout === 'file')
    return {
      description: 'The file.',
      headers: {
        'Content-Disposition': {
          description: 'Its name; `Access-Control-Expose-Headers` has to name it for other origins.',
          schema: { type: 'string' },
        },
      },
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }
  return {
    description: call.summary,
    content: {
      'application/json': { schema: layouts[call.layout](call), example: exampleAnswer(call) },
    },
  }
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const parameter = (name: string, place: 'path' | 'query', given: Parameter): Json => ({
  name,
  in: place,
  required: place === 'path' || given.required === true,
  description: given.description,
  schema: reference(given.schema),
  example: given.example,
})

const inPath: Record<string, Parameter> = {
  id: {
    schema: record.id,
    description: 'Of the record; percent-encoded.',
    example: '66b0000000000000000000a1',
  },
  trainId: {
    schema: record.id,
    description: 'Of the train; percent-encoded.',
    example: '66b0000000000000000000b1',
  },
  pnr: { schema: record.id, description: 'In capitals, without blanks and dashes.', example: 'K7Q2M9ZT' },
  token: { schema: record.id, description: 'From the link in the mail.', example: 'demo-reset-token' },
}

const callers: Record<Caller, string> = {
  anyone: 'For anybody.',
  user: 'For whoever is signed in.',
  owner: 'For whose record it is.',
  'owner or admin': 'For whose record it is, and for administrators.',
  admin: 'For administrators.',
}

function operation(call: ContractCall, tag: string): Json {
  const fromPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter(name, 'path', inPath[name] as Parameter),
  )
  const fromQuery = Object.entries(call.query ?? {}).map(([name, given]) => parameter(name, 'query', given))
  const parameters = [...fromPath, ...fromQuery]
  const bodyName = Object.keys(named).find((key) => named[key] === call.body)
  return {
    operationId: call.id,
    tags: [tag],
    summary: call.summary,
    description: [callers[call.who], call.description, `Requirement ${call.requirement}.`]
      .filter(Boolean)
      .join(' '),
    security: call.who === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: reference(call.body),
            ...(bodyName && { example: exampleOf(bodyName) }),
          },
        },
      },
    }),
    responses: {
      [call.status]: answerOf(call),
      ...Object.fromEntries(Object.entries(call.refusals).map(([status, words]) => [status, refusal(words)])),
      default: refusal('Anything else that went wrong; `message` is shown as it is.'),
    },
  }
}

const tags: Record<keyof typeof contract, [name: string, description: string]> = {
  accounts: ['Account', 'Signing in, the own profile, passwords.'],
  stations: ['Stations', 'Where trains call.'],
  trains: ['Trains', 'Timetable, journey search, free seats.'],
  bookings: ['Bookings', 'Book, look up, cancel; tickets.'],
  reviews: ['Reviews', 'What passengers say of trains, and votes on it.'],
}

const introduction = [
  'The API that the Railway Planner talks to. Where a server can choose, the forms here are the ones to choose; what else the app reads is told in docs/api.md.',
  'Every call is JSON, carries cookies, and has 10 seconds for headers and body together. A 401 ends the session, but for signing in and the two calls of a password reset.',
  'From another origin the app needs `Access-Control-Allow-Origin` with its own origin, `Access-Control-Allow-Credentials: true`, and a preflight that allows `Content-Type` and `Authorization`.',
  'A record may also come without the `success` and `data` around it, but for the own bookings. Unknown fields are ignored.',
  'Times of trains are those of one zone, the railway’s: Asia/Kolkata, unless the app was built for another. A call for anybody must not be refused for a token that is too old: a 401 would end the session.',
].join('\n\n')

/** The contract as an OpenAPI 3.1 document. */
export function openapi(): Json {
  const paths: Record<string, Json> = {}
  for (const [resource, calls] of Object.entries(contract)) {
    const [tag] = tags[resource as keyof typeof contract]
    for (const call of calls) {
      const path = (paths[call.path] ??= {})
      path[call.method.toLowerCase()] = operation(call, tag)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Railway Planner API',
      version: '1.0.0',
      summary: 'Journeys, bookings, tickets and reviews.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin that the page came from, or VITE_API_BASE_URL.' }],
    tags: Object.values(tags).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of registration or signing in.' },
      },
      schemas: Object.fromEntries(
        Object.entries(named).map(([name, schema]) => {
          const { [name]: _itself, ...others } = named
          const example = exampleOf(name)
          return [
            name,
            { ...reference(schema, others), ...(example !== undefined && { examples: [example] }) },
          ]
        }),
      ),
    },
  }
}

/** As it stands in docs/openapi.yaml. */
export const openapiText = () =>
  `# Written by \`npm run openapi\` from scripts/contract. Do not edit.\n${stringify(openapi(), { lineWidth: 110, aliasDuplicateObjects: false, compat: 'yaml-1.1' })}`

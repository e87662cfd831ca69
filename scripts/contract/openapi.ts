import { toJsonSchema } from '@valibot/to-json-schema'
import { stringify } from 'yaml'
import * as v from 'valibot'
import {
  type Caller,
  type ContractCall,
  type Layout,
  type NamedRecord,
  named,
  type Parameter,
} from './contract.ts'
import { described, id, text } from './fields.ts'
import { sessionUser, userExample } from './resources/accounts.calls.ts'
import { resources } from './resources.ts'
import { rules } from './rules.ts'

type Json = Record<string, unknown>

const failure = v.object({
  success: v.literal(false),
  message: v.optional(described(text, 'Shown to the user as it is.')),
  errors: v.optional(
    described(
      v.array(
        v.object({
          path: described(text, 'The key of the body that was sent, such as `passengers[1].age`.'),
          msg: text,
        }),
      ),
      'What was wrong with which field: each text stands at its field.',
    ),
  ),
})

const records: Record<string, NamedRecord> = {
  ...Object.assign({}, ...resources.map((resource) => resource.records)),
  Failure: named(failure, {
    success: false,
    errors: [{ path: 'passengers[0].age', msg: 'Age must be a whole number from 1 to 120' }],
  }),
}
const schemas = Object.fromEntries(Object.entries(records).map(([name, { schema }]) => [name, schema]))
const recordOf = (schema: v.GenericSchema | undefined) =>
  Object.values(records).find((record) => record.schema === schema)

const token = 'eyJhbGciOi.example'

/** Valibot's schema in the dialect of OpenAPI 3.1, with the records that have a name by reference. */
function reference(schema: v.GenericSchema, definitions = schemas): Json {
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
  session: () => object({ success, token: { type: 'string', minLength: 1 }, user: reference(sessionUser) }),
  account: ({ answer }) => object({ success, user: answer ? reference(answer) : {} }),
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
        ...Object.fromEntries(Object.entries(beside).map(([key, { schema }]) => [key, reference(schema)])),
        data: { type: 'array', items: answer ? reference(answer) : {} },
      },
      ['success', 'total', 'totalPages', 'currentPage', 'data'],
    ),
}

function exampleAnswer({ layout, answer, example, beside = {}, summary }: ContractCall): unknown {
  const record = recordOf(answer)
  const data = example ?? record?.example
  const list = record?.second === undefined ? [data] : [data, record.second]
  switch (layout) {
    case 'session':
      return { success: true, token, user: userExample }
    case 'account':
      return { success: true, user: userExample }
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
        ...Object.fromEntries(Object.entries(beside).map(([key, { example: value }]) => [key, value])),
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
    schema: id,
    description: 'Of the record; percent-encoded.',
    example: '66b0000000000000000000a1',
  },
  trainId: {
    schema: id,
    description: 'Of the train; percent-encoded.',
    example: '66b0000000000000000000b1',
  },
  pnr: { schema: id, description: 'In capitals, without blanks and dashes.', example: 'K7Q2M9ZT' },
  token: { schema: id, description: 'From the link in the mail.', example: 'demo-reset-token' },
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
  const bodyExample = recordOf(call.body)?.example
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
            ...(bodyExample !== undefined && { example: bodyExample }),
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

const introduction = [
  'The API that the Railway Planner talks to. Numbers such as A10 or goal G9 are lines of docs/requirements.md in its repository: they say where a rule comes from, and no more for a server to do.',
  ...rules.map(({ about, words, requirements }) => `**${about}.** ${words} (${requirements})`),
].join('\n\n')

/** The contract as an OpenAPI 3.1 document. */
export function openapi(): Json {
  const paths: Record<string, Json> = {}
  for (const { tag, calls } of resources) {
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
    tags: resources.map(({ tag, about }) => ({ name: tag, description: about })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of registration or signing in.' },
      },
      schemas: Object.fromEntries(
        Object.entries(records).map(([name, { schema, example }]) => {
          const { [name]: _itself, ...others } = schemas
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

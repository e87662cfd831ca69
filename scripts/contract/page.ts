import { escaped } from './markup.ts'
import { openapi } from './openapi.ts'

interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  format?: string
}

interface Body {
  description?: string
  content?: Record<string, { schema?: Schema; example?: unknown }>
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { name: string; in: string; required: boolean; description: string; example: unknown }[]
  requestBody?: Body
  responses: Record<string, Body>
}

interface Document {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema & { examples?: unknown[] }> }
}

/** Text in which `code` stands between backticks, and what is bold between two stars. */
const prose = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')

const json = (value: unknown) => `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`

function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.enum) return schema.enum.map((value) => `<code>${escaped(value)}</code>`).join(' · ')
  if (schema.const !== undefined) return `<code>${escaped(schema.const)}</code>`
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`
  return escaped(schema.format ?? schema.type ?? 'anything')
}

/** The fields of an object, those inside of them set in. */
function fields({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const inner = schema.properties ? schema : schema.items?.properties ? schema.items : undefined
    const note = required.includes(name) ? '' : ' <small>optional</small>'
    return `<dt><code>${escaped(name)}</code> ${typeOf(inner === schema ? { type: 'object' } : schema)}${note}</dt>
<dd>${prose(schema.description ?? '')}${inner ? fields(inner) : ''}</dd>`
  })
  return `<dl>${rows.join('\n')}</dl>`
}

function bodyOf(title: string, body: Body | undefined): string {
  const entry = Object.entries(body?.content ?? {})[0]
  if (!entry) return ''
  const [type, { schema = {}, example }] = entry
  const shape = schema.$ref || schema.anyOf ? `<p>${typeOf(schema)}</p>` : fields(schema)
  const shown = example === undefined ? '' : `<details><summary>Example</summary>${json(example)}</details>`
  return `<h4>${escaped(title)} <small>${escaped(type)}</small></h4>${type.includes('json') ? shape : ''}${shown}`
}

function operation(method: string, path: string, call: Operation): string {
  const parameters = (call.parameters ?? []).map(
    ({ name, in: place, required, description, example }) =>
      `<dt><code>${escaped(name)}</code> in the ${escaped(place)}${required ? '' : ' <small>optional</small>'}</dt>
<dd>${prose(description)} For example <code>${escaped(example)}</code>.</dd>`,
  )
  const [status = '', success] = Object.entries(call.responses)[0] ?? []
  const refusals = Object.entries(call.responses)
    .slice(1)
    .map(([code, { description = '' }]) => `<dt>${escaped(code)}</dt><dd>${prose(description)}</dd>`)
  return `<article id="${escaped(call.operationId)}">
<h3><b>${escaped(method.toUpperCase())}</b> <code>${escaped(path)}</code></h3>
<p><strong>${escaped(call.summary)}.</strong> ${prose(call.description)}</p>
${parameters.length > 0 ? `<h4>Parameters</h4><dl>${parameters.join('\n')}</dl>` : ''}
${bodyOf('Body', call.requestBody)}
${bodyOf(`Answer ${status}`, success)}
<details><summary>Refusals</summary><dl>${refusals.join('\n')}</dl></details>
</article>`
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h3{overflow-wrap:anywhere;border-top:1px solid;padding-top:1rem}h3 b{color:light-dark(#1565c0,#90caf9)}
dl{margin:0 0 0 1rem}dd{margin:0 0 .4rem 1rem}pre{overflow:auto;padding:.75rem;border:1px solid color-mix(in srgb,currentColor 30%,transparent)}
nav ul{columns:20rem;padding-left:1.2rem}small{opacity:.8}a{color:inherit}`

/** The contract as one page without scripts, which fetches nothing. */
export function contractPage(): string {
  const { info, tags, paths, components } = openapi() as unknown as Document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ call }) => call.tags.includes(name))
    return `<section><h2>${escaped(name)}</h2><p>${prose(description)}</p>
${own.map(({ method, path, call }) => operation(method, path, call)).join('\n')}</section>`
  })
  const records = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="${name}"><h3>${name}</h3>
${schema.anyOf ? `<p>${typeOf(schema)}</p>` : fields(schema)}
${schema.examples ? `<details><summary>Example</summary>${json(schema.examples[0])}</details>` : ''}</article>`,
  )
  const links = calls.map(
    ({ method, path, call }) =>
      `<li><a href="#${call.operationId}">${method.toUpperCase()} ${escaped(path)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
<title>${escaped(info.title)}</title><style>${style}</style></head>
<body><header><h1>${escaped(info.title)}</h1>
${info.description
  .split('\n\n')
  .map((text) => `<p>${prose(text)}</p>`)
  .join('\n')}</header>
<nav aria-label="Calls"><ul>${links.join('\n')}</ul></nav>
<main>${sections.join('\n')}<section><h2>Records</h2>${records.join('\n')}</section></main></body></html>
`
}

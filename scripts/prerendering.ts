import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { prerender as renderPage } from '../src/prerender.tsx'
import { type Chunk, routeLoads } from './first-load.ts'
import { isForUsers, prerendered } from '../src/prerendered.ts'
import { root } from './programs.ts'
import { onWholePage } from './whole-page.ts'

/** `src/prerender.tsx`, built for Node. */
async function renderer(mode: string): Promise<{ prerender: typeof renderPage }> {
  const built = await build({
    root,
    mode,
    logLevel: 'warn',
    resolve: {
      // Which of the two it is, the router is told at run time: src/prerender.tsx.
      alias: {
        '@tanstack/router-core/isServer': join(
          root,
          'node_modules/@tanstack/router-core/dist/esm/isServer/development.js',
        ),
      },
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [script] = Array.isArray(built) || !('output' in built) ? [] : built.output
  if (script?.type !== 'chunk') throw new Error('src/prerender.tsx was not built')
  const folder = mkdtempSync(join(root, 'node_modules/.prerender-'))
  try {
    const file = join(folder, 'prerender.mjs')
    writeFileSync(file, script.code)
    return (await import(pathToFileURL(file).href)) as { prerender: typeof renderPage }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What each route's code is in, but for what the page fetches anyway. */
function partsOf(bundle: Rolldown.OutputBundle, page: string): Map<string, string[]> {
  const chunks = new Map<string, Chunk>()
  for (const [name, file] of Object.entries(bundle))
    if (file.type === 'chunk') chunks.set(name, { ...file, css: [] })
  return new Map(
    routeLoads(chunks, ['/src/api/auth.ts']).map(({ address, files }) => [
      address,
      [...files].filter((name) => !page.includes(`/${name}"`)).toSorted(),
    ]),
  )
}

/** For whoever is signed in: `src/early.ts` asks for them while the first script is still on its way. */
function partsBlock(parts: ReadonlyMap<string, string[]>): string {
  const files = [...new Set([...parts.values()].flat())].toSorted()
  const pages = Object.fromEntries(
    [...parts].flatMap(([address, own]) =>
      Object.values(prerendered).includes(address) ? [] : [[address, own.map((name) => files.indexOf(name))]],
    ),
  )
  return `<script type="application/json" id="parts">${JSON.stringify({ files, pages })}</script>`
}

const titleOf = (html: string) => /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]

/**
 * Writes the public pages, and the planner's, as React draws them, so that they can be seen and filled in before any script
 * has come; and into the page of all others, which parts of the app they need.
 */
export const prerendering = (): Plugin =>
  onWholePage('prerendering', async ({ page, bundle, config, emit }) => {
    const source = String(page.source)
    const parts = partsOf(bundle, source)
    const { prerender } = await renderer(config.mode)
    for (const [fileName, route] of Object.entries(prerendered)) {
      const address = route.replace('$token', 'token')
      const { html, styles } = await prerender(address)
      if (/ style="|<script/.test(html)) throw new Error(`${address} has what the content policy refuses`)
      const links = (parts.get(route) ?? []).map(
        (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
      )
      const written = source
        .replace('<html ', isForUsers(route) ? '<html class="starting" ' : '<html ')
        .replace('<title>', () => `<title>${titleOf(html) ?? ''} · `)
        .replace('</head>', () => `  ${[styles, ...links].join('\n    ')}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
      emit(fileName, written)
    }
    page.source = source.replace('<title>', (title) => `${partsBlock(parts)}\n    ${title}`)
  })

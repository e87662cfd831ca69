import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { prerendered, prerenderedFor } from '../src/prerendered.ts'
import {
  caching,
  contentPolicy,
  headersFile,
  nginxHeaders,
  redirectsFile,
  securityHeaders,
} from './security-policy.ts'
import { toastStyles } from './toast-styles.ts'

/** Texts that run or style; a block of data does neither. */
const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?! [^>]*(?:src|type)=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  )

/** The headers that the build wrote for its hosts. */
export function writtenHeaders(outDir: string): [string, string][] {
  const file = join(outDir, '_headers')
  if (!existsSync(file)) return []
  const [first = ''] = readFileSync(file, 'utf8').split('\n\n')
  return first
    .split('\n')
    .slice(1)
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(': ')
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 2)]]
    })
}

/**
 * Puts the content policy into the page, and writes it with the other headers for nginx (`nginx/headers.conf`) and for
 * static hosts (`_headers`, `_redirects`). `npm run preview` answers with what was written.
 */
export function hardening(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'railway:hardening',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // The page is in the bundle when everybody else is done.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        // A worker is a bundle of its own.
        if (page?.type !== 'asset') return
        const base: unknown = config.env.VITE_API_BASE_URL
        const pages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [file] : [],
        )
        const allInline = (tag: 'script' | 'style') => [
          ...new Set(pages.flatMap(({ source }) => inline(String(source), tag))),
        ]
        const parts = {
          apiOrigin: typeof base === 'string' && base !== '/' ? new URL(base).origin : undefined,
          scripts: allInline('script'),
          styles: [...allInline('style'), toastStyles()],
          isDemo: config.mode === 'demo',
        }
        const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(parts, true)}" />`
        // What stands before it would not be under it.
        for (const one of [page, ...pages.filter(({ fileName }) => fileName in prerendered)]) {
          one.source = String(one.source).replace(
            /<meta charset="[^"]+" \/>/,
            (charset) => `${charset}\n    ${meta}`,
          )
        }
        const headers = securityHeaders(contentPolicy(parts), parts.isDemo)
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        write('_headers', headersFile(headers, assets.toSorted()))
        write('_redirects', redirectsFile)
        write('nginx/headers.conf', nginxHeaders(headers))
      },
    },
    configurePreviewServer({ middlewares, config: { root, build } }) {
      const outDir = resolve(root, build.outDir)
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://preview').pathname
        for (const [name, value] of writtenHeaders(outDir)) response.setHeader(name, value)
        const isAsset = path.startsWith('/assets/')
        const isForHosts = /^\/(_headers|_redirects|nginx\/.*)$/.test(path)
        response.setHeader('Cache-Control', isAsset ? caching.assets : caching.other)
        const page = prerenderedFor(path)
        if (page && existsSync(join(outDir, page))) request.url = `/${page}`
        const file = join(outDir, path)
        if (isForHosts || (isAsset && !(existsSync(file) && statSync(file).isFile()))) {
          response.removeHeader('Cache-Control')
          response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
          return
        }
        next()
      })
    },
  }
}

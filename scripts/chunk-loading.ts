import type { Plugin } from 'vite'

const routeChunk = /\(\) => import\((['"])[^'"]+\?tsr-split=[^'"]+\1\)/g

/** What an error calls the part: 'stations' for `routes/_signed-in/stations/index.tsx`, 'signed-in' for its frame. */
function partName(id: string): string {
  const file =
    id
      .split('?')[0]
      ?.split('/routes/')
      .at(-1)
      ?.replace(/\.tsx$/, '') ?? ''
  const segments = file.split('/').filter((segment) => segment !== 'index' && segment !== 'route')
  const named = segments.filter((segment) => !segment.startsWith('_'))
  return (named.length > 0 ? named : segments.map((segment) => segment.slice(1))).join('/')
}

/** Sends every lazily loaded route through `lib/load-chunk`, the one place that handles a part that cannot be had (B8). */
export const chunkLoading = (): Plugin => ({
  name: 'railway:chunk-loading',
  enforce: 'post',
  transform: {
    filter: { code: 'tsr-split=' },
    handler(code, id) {
      const part = JSON.stringify(partName(id))
      const wrapped = code.replaceAll(routeChunk, (loader) => `() => __loadChunk(${part}, ${loader})`)
      return wrapped === code
        ? null
        : `import { loadChunk as __loadChunk } from '@/lib/load-chunk';${wrapped}`
    },
  },
})

import type { Plugin } from 'vite'

const routeChunk = /\(\) => import\((['"])([^'"]+\?tsr-split=[^'"]+)\1\)/g

/** Sends every lazily loaded route through `lib/load-chunk`, the one place that handles a part that cannot be had (B8). */
export const chunkLoading = (): Plugin => ({
  name: 'railway:chunk-loading',
  enforce: 'post',
  transform: {
    filter: { code: 'tsr-split=' },
    handler(code) {
      let found = false
      const wrapped = code.replaceAll(routeChunk, (loader: string, _quote: string, module: string) => {
        found = true
        const name =
          module
            .split('?')[0]
            ?.split('/')
            .at(-1)
            ?.replace(/\.tsx$/, '') ?? 'page'
        return `() => __loadChunk(${JSON.stringify(name)}, ${loader})`
      })
      return found ? `import { loadChunk as __loadChunk } from '@/lib/load-chunk';${wrapped}` : null
    },
  },
})

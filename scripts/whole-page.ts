import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

interface WholePage {
  /** `index.html`, in which everybody else has written by now. */
  page: Rolldown.OutputAsset
  bundle: Rolldown.OutputBundle
  config: ResolvedConfig
  emit: (fileName: string, source: string) => void
}

/** What a production build does once its page is whole. The demo is built without, and so is the code for Node. */
export function onWholePage(name: string, work: (whole: WholePage) => Promise<void>): Plugin {
  let config: ResolvedConfig
  return {
    name: `railway:${name}`,
    apply: (_config, { command, mode, isSsrBuild }) => command === 'build' && mode !== 'demo' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        // A worker is a bundle of its own.
        if (page?.type !== 'asset') return
        const emit = (fileName: string, source: string) =>
          void this.emitFile({ type: 'asset', fileName, source })
        await work({ page, bundle, config, emit })
      },
    },
  }
}

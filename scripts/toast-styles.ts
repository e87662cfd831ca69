import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './programs.ts'

const file = join(root, 'node_modules/sonner/dist/index.mjs')
const inserted = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/g

/** A rule for the page itself makes the browser work out every style anew, and the toaster has a direction of its own. */
const ofToastsAlone = (styles: string) => styles.replaceAll(/,html\[dir=(?:ltr|rtl)\]/g, '')

/** The styles that toasts insert: taken from the installed package, so that an update cannot leave a stale hash. */
export function toastStyles(): string {
  const found = [...readFileSync(file, 'utf8').matchAll(inserted)]
  if (found.length !== 1) throw new Error(`${file} inserts ${found.length} style sheets, expected one`)
  return ofToastsAlone(JSON.parse(found[0]?.[1] ?? '') as string)
}

/** Has toasts insert their own styles alone. */
export const toastStyling = (): Plugin => ({
  name: 'railway:toast-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler: (code) => ({
      code: code.replace(inserted, () => `__insertCSS(${JSON.stringify(toastStyles())})`),
      map: null,
    }),
  },
})

import type { Rolldown } from 'vite'

/** Whether the page's first script imports the module, directly or not, without an `import()` in between. */
function isInFirstScript(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info) return false
  return info.isEntry || info.importers.some((importer) => isInFirstScript(importer, graph, seen))
}

/** Whether the login page needs the module to be painted, be it by the page itself or by the card around it. */
function isInLoginPage(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (/\/routes\/_public\/(login|route)\.tsx\?tsr-split=/.test(id)) return true
  return graph.getModuleInfo(id)?.importers.some((importer) => isInLoginPage(importer, graph, seen)) ?? false
}

// The icons' index file is one for all: which of them the login page draws cannot be read off the imports.
const otherIcons =
  /[\\/]lucide-react[\\/].*[\\/]icons[\\/](?!(eye|eye-off|info|circle-alert|circle-check|triangle-alert|check|circle)\.)/

// Named by the packages' index files, which the first script imports, but used by some pages alone.
const usedByPages = /[\\/](infiniteQuery|useInfiniteQuery|create-slot-recipe-context)/

/**
 * Left to itself the bundler makes a file of each set of modules that the same routes share: dozens of small ones, which
 * compress badly and cost a request each.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'first script',
    name: (id, graph) => (isInFirstScript(id, graph) && !usedByPages.test(id) ? 'app' : null),
    priority: 2,
  },
  {
    debugName: 'login page and what others share with it',
    name: (id, graph) =>
      isInLoginPage(id, graph) && !/tsr-split=/.test(id) && !otherIcons.test(id) ? 'form' : null,
    minShareCount: 2,
    priority: 1.5,
  },
  {
    debugName: 'building blocks',
    name: 'ui',
    test: /\/src\/components\/(ui|layout)\/|\/node_modules\/lucide-react\//,
    minShareCount: 3,
    priority: 1,
  },
  {
    debugName: 'signing in',
    name: 'session',
    test: /\/src\/components\/session\//,
    minShareCount: 2,
  },
  {
    debugName: 'shared by pages',
    name: 'shared',
    test: /\/src\/(domain|lib|auth|api|queries|mutations)\/|\/node_modules\/(ky|valibot)\//,
    minShareCount: 2,
  },
]

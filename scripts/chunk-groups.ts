import type { Rolldown } from 'vite'

/** Whether the page's first script imports the module, directly or not, without an `import()` in between. */
function isInFirstScript(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info) return false
  return info.isEntry || info.importers.some((importer) => isInFirstScript(importer, graph, seen))
}

/**
 * Left to itself the bundler makes a file of each set of modules that the same routes share: dozens of small ones, which
 * compress badly and cost a request each.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'first script',
    name: (id, graph) => (isInFirstScript(id, graph) ? 'app' : null),
    priority: 2,
  },
  {
    debugName: 'building blocks',
    name: 'ui',
    test: /\/src\/components\/(ui|layout)\/|\/node_modules\/lucide-react\//,
    minShareCount: 4,
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
    test: /\/src\/(domain|lib|auth|api|queries|mutations)\//,
    minShareCount: 2,
  },
]

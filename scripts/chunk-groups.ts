import type { Rolldown } from 'vite'

/** Whether the page's first script imports the module, directly or not, without an `import()` in between. */
function isInFirstScript(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info) return false
  return info.isEntry || info.importers.some((importer) => isInFirstScript(importer, graph, seen))
}

/** Whether one of these modules imports the module, directly or not, without an `import()` in between. */
function isImportedBy(
  pages: RegExp,
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (pages.test(id)) return true
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isImportedBy(pages, importer, graph, seen))
}

/** The login page, and the card around it. */
const loginPage = /\/routes\/_public\/(login|route)\.tsx\?tsr-split=/

/** The planner, on which many sessions begin, the frame around every page, and the check of the session before both. */
const firstPage = /\/routes\/_signed-in\/(journey-planner|plan-journey|route)\.tsx|\/src\/api\/auth\.ts$/

/** The frame around every page, and the check of the session before it. */
const aroundPages = /\/_signed-in\/route\.tsx\?tsr-split=|\/src\/api\/auth\.ts$/

/** One page, by either of its addresses. */
const twoNames = /\/_signed-in\/(journey-planner|plan-journey)\.tsx\?tsr-split=/

// Named by the packages' index files, which the first script imports, but used by some pages alone.
const usedByPages = /[\\/](infiniteQuery|useInfiniteQuery|create-slot-recipe-context)/

const formPackages = /\/node_modules\/(react-hook-form|@hookform)\//

/** The parts of the app whose pages are used together: where a module is fetched from names its area. */
const areas: [name: string, folders: RegExp][] = [
  ['reports', /\/admin\/-?reports\b/],
  // Opened beside their lists, which need nothing of forms.
  ['editors', /\/admin\/-\w+\/\w+-editor\b/],
  ['admin', /\/(routes\/_signed-in|components)\/admin\b|\/mutations\/outbox\/(?!opened)/],
  ['bookings', /\/(routes\/_signed-in|components)\/bookings\b|\/queries\/kept-tickets\//],
  // Public, but no part of signing in.
  ['kept', /\/_public\/-?kept-tickets\b/],
  ['planner', /\/_signed-in\/(-planner|journey-planner|plan-journey)\b/],
  ['trains', /\/(routes\/_signed-in|components)\/trains\b/],
  ['stations', /\/(routes\/_signed-in|components)\/stations\b/],
  ['reviews', /\/(routes\/_signed-in\/(-reviews|reviews)|components\/reviews)\b/],
  ['frame', /\/_signed-in\/route\b|\/src\/offline\//],
  ['session', /\/routes\/_public\//],
]

const areaOf = (root: string) => areas.find(([, folders]) => folders.test(root))?.[0] ?? root

/** What is fetched lazily and brings the module along: pages, and parts of pages. */
function rootsOf(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info) return []
  const own = info.isEntry || info.dynamicImporters.length > 0 ? [id] : []
  return [...own, ...info.importers.flatMap((importer) => rootsOf(importer, graph, seen))]
}

const knownAreas = new Map<string, string[]>()

function areasOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const known = knownAreas.get(id)
  if (known) return known
  const found = [...new Set(rootsOf(id, graph).map(areaOf))].toSorted()
  knownAreas.set(id, found)
  return found
}

/** Readable in the list of files; parts that are in no area go by their file. */
const fileName = (found: readonly string[]) =>
  found.map((area) => area.split('/').at(-1)?.split('.')[0]).join('-')

/** Used by so many areas, or around every page: what it costs, nearly everybody pays anyway. */
const wide = 6

/** Characters of source: to fetch so little by itself takes a phone longer than to read it where nobody needs it. */
const little = 3_000

/** How much source the same areas share, by their names. */
let shares: Map<string, number> | undefined

function sharesOf(start: string, graph: Rolldown.ChunkingContext): Map<string, number> {
  const found = new Map<string, number>()
  const modules = new Set([start])
  for (const id of modules) {
    const info = graph.getModuleInfo(id)
    if (!info) continue
    const { importers, dynamicImporters, importedIds, dynamicallyImportedIds } = info
    for (const other of [importers, dynamicImporters, importedIds, dynamicallyImportedIds].flat())
      modules.add(other)
    const areaNames = areasOf(id, graph).join()
    found.set(areaNames, (found.get(areaNames) ?? 0) + (info.code?.length ?? 0))
  }
  return found
}

function isLittle(id: string, graph: Rolldown.ChunkingContext): boolean {
  // It would take along what is not little.
  if (graph.getModuleInfo(id)?.importedIds.some((other) => formPackages.test(other)) !== false) return false
  shares ??= sharesOf(id, graph)
  return (shares.get(areasOf(id, graph).join()) ?? 0) < little
}

function sharedBy(id: string, graph: Rolldown.ChunkingContext): 'most' | 'some' | 'one' | null {
  if (aroundPages.test(id)) return 'most'
  if (/tsr-split=/.test(id)) return null
  const found = areasOf(id, graph)
  if (found.length > 1 && (isImportedBy(firstPage, id, graph) || isLittle(id, graph))) return 'most'
  if (found.length >= wide || (found.includes('frame') && found.length > 1)) return 'most'
  if (found.length > 1) return 'some'
  return found[0] !== 'frame' && areas.some(([name]) => name === found[0]) ? 'one' : null
}

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
      isImportedBy(loginPage, id, graph) && !/tsr-split=/.test(id) && !usedByPages.test(id) ? 'form' : null,
    minShareCount: 2,
    priority: 1.5,
  },
  {
    debugName: 'forms',
    name: 'forms',
    test: formPackages,
    minShareCount: 2,
    priority: 1.4,
  },
  // A module takes along what it imports: what more visits need goes first.
  {
    debugName: 'what most pages need, and some without a session',
    name: (id, graph) =>
      sharedBy(id, graph) === 'most' && areasOf(id, graph).includes('session') ? 'shared' : null,
    minShareCount: 2,
    priority: 1.37,
  },
  {
    debugName: 'what most pages need, and the first page too',
    name: (id, graph) =>
      sharedBy(id, graph) === 'most' && isImportedBy(firstPage, id, graph) ? 'signed-in' : null,
    priority: 1.35,
  },
  {
    debugName: 'what most pages need',
    name: (id, graph) => (sharedBy(id, graph) === 'most' ? 'most-pages' : null),
    minShareCount: 2,
    priority: 1.3,
  },
  {
    debugName: 'what pages of several areas need',
    name: (id, graph) => (sharedBy(id, graph) === 'some' ? fileName(areasOf(id, graph)) : null),
    minShareCount: 2,
    priority: 1.2,
  },
  {
    debugName: 'the planner, by either of its addresses',
    name: (id, graph) =>
      isImportedBy(twoNames, id, graph) && areasOf(id, graph).join() === 'planner' ? 'planner-page' : null,
    priority: 1.15,
  },
  {
    debugName: 'what the pages of one area need',
    name: (id, graph) => (sharedBy(id, graph) === 'one' ? (areasOf(id, graph)[0] ?? null) : null),
    minShareCount: 2,
    priority: 1.1,
  },
]

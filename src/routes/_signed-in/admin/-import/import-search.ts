import { choiceParam, type SearchParams, wholeNumberParam } from '@/lib/search-params'

export interface ImportSearch {
  /** Trains unless it says stations. */
  kind?: 'trains' | 'stations' | undefined
  /** Only rows of this outcome. */
  show?: 'new' | 'changed' | 'same' | 'error' | undefined
  /** The line of the file that is shown with all it says. */
  line?: number | undefined
}

export const parseImportSearch = (search: SearchParams): ImportSearch => ({
  kind: choiceParam(search.kind, ['trains', 'stations']),
  show: choiceParam(search.show, ['new', 'changed', 'same', 'error']),
  line: wholeNumberParam(search.line, 1, 100_000_000),
})

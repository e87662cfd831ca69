import { chakra } from '@chakra-ui/react/styled-system'
import { LinkButton } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page/page-header'
import { TabLink, TabsNav } from '@/components/ui/page/tabs-nav'
import { notify } from '@/lib/notify'
import type { ImportSearch } from './import-search'
import { StationImport, stationFile } from './station-import'
import { TrainImport, trainFile } from './train-import'
import { useFileDrop } from './use-file-drop'
import { useImportFile } from './use-import-file'

const tabs = [
  ['trains', 'Trains'],
  ['stations', 'Stations'],
] as const

/** J3, ADM-6: trains and stations from a file. Each kind keeps its file while the other one is looked at. */
export function ImportPage({
  search,
  onSearch,
}: {
  search: ImportSearch
  onSearch: (change: ImportSearch) => void
}) {
  const kind = search.kind ?? 'trains'
  const files = { trains: useImportFile(trainFile), stations: useImportFile(stationFile) }
  const file = files[kind]
  const isOver = useFileDrop(([first, ...others]) => {
    if (others.length > 0) notify({ type: 'error', message: 'One file at a time: drop just one.' })
    else if (first) file.read(first)
  })
  const props = { file, isOver, search, onSearch }
  return (
    <>
      <PageHeader
        title="Import"
        documentTitle={`Import ${kind}, admin`}
        summary="A rehearsal first: nothing is sent until you apply it, and then it can be undone."
        action={<LinkButton to={`/admin/${kind}`}>All {kind}</LinkButton>}
      />
      <chakra.div mb="5">
        <TabsNav label="What to import">
          {tabs.map(([name, label]) => (
            <TabLink
              key={name}
              to="/admin/import"
              search={{ kind: name }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={name === kind ? 'page' : undefined}
            >
              {label}
            </TabLink>
          ))}
        </TabsNav>
      </chakra.div>
      {kind === 'trains' ? <TrainImport {...props} /> : <StationImport {...props} />}
    </>
  )
}

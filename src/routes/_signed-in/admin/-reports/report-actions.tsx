import { chakra } from '@chakra-ui/react/styled-system'
import Printer from 'lucide-react/icons/printer'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { SavedViews } from '@/components/admin/saved-views'
import { Button } from '@/components/ui/button'
import type { ReportSearch } from '@/domain/reports/reports-settings'

export function ReportActions({ search, onRefresh }: { search: ReportSearch; onRefresh: () => void }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <SavedViews list="reports" search={search} />
      <Button onClick={onRefresh}>
        <RotateCw aria-hidden /> Refresh
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden /> Print
      </Button>
    </chakra.div>
  )
}

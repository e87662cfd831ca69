import { chakra } from '@chakra-ui/react/styled-system'
import { Printer, RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'

export function ReportActions({ onRefresh }: { onRefresh: () => void }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '@media print': { display: 'none' } }}>
      <Button onClick={onRefresh}>
        <RotateCw aria-hidden /> Refresh
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden /> Print
      </Button>
    </chakra.div>
  )
}

import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import type { RowResult } from '@/domain/admin/rehearsal'

const tags = {
  new: { tone: 'green', icon: <Plus />, word: 'New' },
  changed: { tone: 'amber', icon: <Pencil />, word: 'Changed' },
  same: { tone: 'neutral', icon: <Check />, word: 'Same' },
  error: { tone: 'grey-red', icon: <CircleAlert />, word: 'Error' },
} as const

export function ResultTag({ result }: { result: RowResult }) {
  const { tone, icon, word } = tags[result]
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  )
}

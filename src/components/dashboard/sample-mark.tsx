import FlaskConical from 'lucide-react/icons/flask-conical'
import { StatusTag } from '@/components/ui/feedback/status-tag'

/** ADM-8: figures that come from no server say so. */
export const SampleMark = () => (
  <StatusTag tone="amber" icon={<FlaskConical size={14} aria-hidden />}>
    Sample data
  </StatusTag>
)

import { useLocation } from '@tanstack/react-router'
import { NotFoundPage } from '@/components/layout/not-found-page'

export function PageNotFound() {
  return <NotFoundPage path={useLocation().pathname} />
}

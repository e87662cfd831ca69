import { NotFoundPage } from '@/components/layout/not-found-page'

export function PageNotFound() {
  return <NotFoundPage />
}

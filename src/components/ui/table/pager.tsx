import { linkOptions } from '@tanstack/react-router'
import { chakra } from '@chakra-ui/react/styled-system'
import { focusHeading } from '@/components/ui/page/page-heading'
import { LinkButton } from '@/components/ui/button'

/** Pages of a list as links; each has its address. `page` starts at 1. The way to the first or the last goes with its press. */
export function Pager({ page, pages, label = 'Pages' }: { page: number; pages: number; label?: string }) {
  if (pages <= 1) return null
  const to = (number: number) =>
    linkOptions({ to: '.', search: (now) => ({ ...now, page: number === 1 ? undefined : number }) })
  return (
    <chakra.nav aria-label={label} display="flex" alignItems="center" justifyContent="center" gap="3" mt="5">
      {page > 1 ? (
        <LinkButton {...to(page - 1)} onClick={page === 2 ? focusHeading : undefined}>
          Previous
        </LinkButton>
      ) : null}
      <chakra.span fontVariantNumeric="tabular-nums">
        Page {page} of {pages}
      </chakra.span>
      {page < pages ? (
        <LinkButton {...to(page + 1)} onClick={page + 1 === pages ? focusHeading : undefined}>
          Next
        </LinkButton>
      ) : null}
    </chakra.nav>
  )
}

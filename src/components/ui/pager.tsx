import { chakra } from '@chakra-ui/react/styled-system'
import { LinkButton } from './link-button'

/** Pages of a list as links; each has its address. `page` starts at 1. */
export function Pager({ page, pages, label = 'Pages' }: { page: number; pages: number; label?: string }) {
  if (pages <= 1) return null
  const to = (number: number) => (now: Record<string, unknown>) => ({
    ...now,
    page: number === 1 ? undefined : number,
  })
  return (
    <chakra.nav aria-label={label} display="flex" alignItems="center" justifyContent="center" gap="3" mt="5">
      {page > 1 ? (
        <LinkButton to="." search={to(page - 1) as never}>
          Previous
        </LinkButton>
      ) : null}
      <chakra.span fontVariantNumeric="tabular-nums">
        Page {page} of {pages}
      </chakra.span>
      {page < pages ? (
        <LinkButton to="." search={to(page + 1) as never}>
          Next
        </LinkButton>
      ) : null}
    </chakra.nav>
  )
}

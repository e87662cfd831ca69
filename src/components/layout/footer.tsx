import { chakra } from '@chakra-ui/react/styled-system'
import { builtIn, productName } from '@/lib/config'
import { useHydrated } from '@/lib/hooks/use-hydrated'

/** C5, B6. */
export function Footer() {
  const year = useHydrated() ? new Date().getFullYear() : builtIn
  return (
    <chakra.footer
      px="4"
      py="4"
      textAlign="center"
      textStyle="small"
      color="fg.muted"
      css={{ '@media print': { display: 'none' } }}
    >
      © {year} {productName}. All rights reserved.
    </chakra.footer>
  )
}

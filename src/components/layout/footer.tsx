import { chakra } from '@chakra-ui/react/styled-system'
import { productName } from '@/lib/config'

/** C5, B6. */
export function Footer() {
  return (
    <chakra.footer
      px="4"
      py="4"
      textAlign="center"
      textStyle="small"
      color="fg.muted"
      css={{ '@media print': { display: 'none' } }}
    >
      © {new Date().getFullYear()} {productName}. All rights reserved.
    </chakra.footer>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'
import { builtIn, productName } from '@/lib/config'
import { noop } from '@/lib/noop'

const never = () => noop
const thisYear = () => new Date().getFullYear()
/** A prerendered page says the year of its build, until the app has taken it over. */
const yearOfBuild = () => builtIn

/** C5, B6. */
export function Footer() {
  const year = useSyncExternalStore(never, thisYear, yearOfBuild)
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

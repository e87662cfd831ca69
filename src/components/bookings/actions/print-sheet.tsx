import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { productName } from '@/lib/config'

const palettes = ['color-palette', 'gray', 'brand', 'blue', 'red', 'orange', 'green', 'grey-red']
const all = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [`--rail-colors-${name}`, value]))

/** on paper there is the sheet alone, black on white whatever the theme; its code, without the quiet edge, is larger than 3 cm. */
const paper = {
  ...all(['fg', 'fg-muted', 'fg-subtle', ...palettes.map((name) => `${name}-fg`)], 'black'),
  ...all(['bg', 'bg-panel', 'bg-subtle', ...palettes.map((name) => `${name}-subtle`)], 'white'),
  ...all(['border', 'border-emphasized', ...palettes.map((name) => `${name}-border`)], 'black'),
  color: 'black',
  printColorAdjust: 'exact',
  'html:has(&)': { background: 'white !important', color: 'black !important' },
  'main:has(&)': { padding: '0 !important', maxWidth: 'none !important' },
  'main:has(&) header': { display: 'none' },
  '& button': { display: 'none' },
  '& [role=img]': { minWidth: '3.8cm', minHeight: '3.8cm' },
}

/** What a page shows of a booking and is printed of it. The page's other parts hide themselves: see `noPrint`. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <chakra.div css={{ '@media print': paper }}>
      <chakra.p display="none" css={{ '@media print': { display: 'block', mb: '3', textStyle: 'section' } }}>
        {productName}: ticket and itinerary
      </chakra.p>
      {children}
    </chakra.div>
  )
}

export const noPrint = { '@media print': { display: 'none' } }

import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { Dock } from './panel'

/** Where the panel stands, and what share of the window it takes, in per cent. */
export interface Place {
  dock: Dock
  size: number
}

/** Of the panel itself. */
export function dockPlaceOf({ dock, size }: Place): SystemStyleObject {
  if (dock === 'bottom') {
    return { insetInline: '0', bottom: '0', height: `${size}dvh`, borderTopWidth: '1px' }
  }
  const sideways = { top: '0', bottom: '0', width: `${size}vw` }
  return dock === 'left'
    ? { ...sideways, left: '0', borderRightWidth: '1px' }
    : { ...sideways, right: '0', borderLeftWidth: '1px' }
}

const dialogParts = '[data-scope=dialog][data-part=backdrop], [data-scope=dialog][data-part=positioner]'
const pendingChanges = '#root [aria-label="Pending changes"]'
/** Fixed to the window on phones; elsewhere it stands in its line, where `bottom` means nothing. */
const mainActions = '#root header > div > div:last-child'

/** What is left for the app: its page, its dialogs, its messages and its bars get less room, and nothing is covered. */
export function roomFor({ dock, size }: Place) {
  if (dock === 'bottom') {
    const height = `${size}dvh`
    return {
      html: { scrollPaddingBottom: height },
      '#root': { paddingBottom: height },
      [dialogParts]: { bottom: `${height} !important` },
      '[data-scope=dialog][data-part=content]': { maxHeight: '100% !important' },
      [pendingChanges]: { bottom: `calc(${height} + 0.5rem) !important` },
      [mainActions]: { bottom: `${height} !important` },
    }
  }
  const width = `${size}vw`
  return {
    '#root': { [dock === 'left' ? 'paddingLeft' : 'paddingRight']: width },
    [dialogParts]: { [dock]: `${width} !important` },
    ...(dock === 'right' && {
      '[data-sonner-toaster]': { transform: `translateX(-${width})` },
      [pendingChanges]: { right: `calc(${width} + 1.5rem) !important` },
    }),
  }
}

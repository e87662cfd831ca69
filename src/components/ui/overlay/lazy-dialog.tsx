import type { DialogProps } from './dialog-panel'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'

export type { DialogProps } from './dialog-panel'

const panel = lazyPart<DialogProps>('dialog', () =>
  import('./dialog-panel').then((module) => module.DialogPanel),
)

/** Fetches the code of dialogs and drawers. */
const preloadDialog = panel.preload

/** To spread on what opens a dialog: the code comes while the pointer is on its way. */
export const dialogTrigger = {
  'aria-haspopup': 'dialog',
  onPointerEnter: preloadDialog,
  onFocus: preloadDialog,
} as const

/** A modal dialog; its code is fetched when it is first wanted. Esc and a press outside close it. */
export function Dialog(props: DialogProps) {
  const Panel = useLazyPart(panel, props.open, props.onClose)
  return Panel ? <Panel {...props} /> : null
}

/** A panel at the side of the window: filters on phones, an editor beside its list. */
export function Drawer({ placement = 'end', maxWidth = 'sm', ...rest }: DialogProps) {
  return <Dialog placement={placement} maxWidth={maxWidth} {...rest} />
}

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { dialogTrigger, Drawer } from '@/components/ui/overlay/lazy-dialog'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import { useOnBack } from '@/lib/hooks/use-listener'

const part = lazyPart<object>('change-log', () => import('./change-log').then(({ ChangeLog }) => ChangeLog))

/** Opens the own changes at the side of the page. */
export function ChangeLogButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOnBack(open, close)
  const Log = useLazyPart(part, open, close)
  return (
    <>
      <Button variant="plain" size="sm" onClick={() => setOpen(true)} {...dialogTrigger}>
        Change log
      </Button>
      <Drawer open={open && Log !== undefined} onClose={close} title="Change log" maxWidth="36rem">
        {Log && <Log />}
      </Drawer>
    </>
  )
}

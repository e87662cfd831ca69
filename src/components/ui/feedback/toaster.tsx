import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { isForgotten, showNotices, watchNotices, type Notice, type NoticeType } from '@/lib/notify'
import { Button } from '@/components/ui/button'
import { cutText } from '@/components/ui/long-text'
import { createToastQueue } from './toast-queue'

const looks = {
  success: { palette: 'green', icon: CircleCheck, word: 'Success' },
  error: { palette: 'red', icon: CircleAlert, word: 'Error' },
  warning: { palette: 'orange', icon: TriangleAlert, word: 'Warning' },
  info: { palette: 'brand', icon: Info, word: 'Note' },
} satisfies Record<NoticeType, unknown>

// Sonner's way out takes 200 ms; only then is there room for the next one.
const leaving = 250

/** C6. Sonner places and moves the toasts; how many and how long is our queue's. */
export function Toaster() {
  const holds = useRef({ pointer: false, focus: false, hidden: false })
  const frame = useRef<HTMLDivElement>(null)
  const queue = useRef<ReturnType<typeof createToastQueue>>(undefined)
  const hold = (change: Partial<typeof holds.current>) => {
    Object.assign(holds.current, change)
    const { pointer, focus, hidden } = holds.current
    queue.current?.hold(pointer || focus || hidden)
  }

  useEffect(() => {
    const toasts = createToastQueue({
      show: (notice) => {
        const gone = () =>
          setTimeout(() => {
            // A busy page takes it away later: until then nobody knows whether the focus went with it.
            if (frame.current?.querySelector(`[data-notice="${notice.id}"]`)) return gone()
            // What is removed under the pointer or with the focus on it sends no more events. A busy page may still
            // believe that the pointer is over it: then the next element under the pointer shows that it is not.
            if (!frame.current?.matches(':hover')) hold({ pointer: false })
            if (!frame.current?.contains(document.activeElement)) hold({ focus: false })
            toasts.left(notice.id)
          }, leaving)
        toast.custom(() => <ToastCard notice={notice} />, {
          id: notice.id,
          duration: Infinity,
          onDismiss: gone,
          onAutoClose: gone,
        })
      },
      hide: (id) => toast.dismiss(id),
    })
    queue.current = toasts
    const onVisibility = () => hold({ hidden: document.hidden })
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    const onPointerOver = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) hold({ pointer: false })
    }
    document.addEventListener('pointerover', onPointerOver)
    const stop = showNotices(toasts.add)
    const stopWatching = watchNotices(() => toasts.drop(isForgotten))
    return () => {
      stop()
      stopWatching()
      toasts.stop()
      toast.dismiss()
      document.removeEventListener('visibilitychange', onVisibility)
      document.removeEventListener('pointerover', onPointerOver)
    }
  }, [])

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold({ focus: false })
  }
  return (
    <chakra.div
      ref={frame}
      css={{
        '& [data-sonner-toaster]': { zIndex: 'toast' },
        // On its way out it moves over what somebody may be about to press.
        '& [data-removed="true"]': { pointerEvents: 'none' },
      }}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={onBlur}
    >
      <Sonner
        position="top-right"
        visibleToasts={3}
        expand
        gap={8}
        offset={{ top: 'calc(3.5rem + 12px)', right: 16 }}
        mobileOffset={{ top: 'calc(3.5rem + 8px)', left: 8, right: 8 }}
        customAriaLabel="Messages"
        // Else it would have the browser work out the styles of the page each time that it is drawn.
        dir="ltr"
        // A dialog switches pointer events off for the page; toasts stay readable and closable.
        style={{ pointerEvents: 'auto' }}
      />
    </chakra.div>
  )
}

function ToastCard({ notice }: { notice: Notice }) {
  const { palette, icon: Icon, word } = looks[notice.type]
  // At once, though Sonner takes its time to let the toast go, and in a hidden tab does not begin to.
  if (useSyncExternalStore(watchNotices, () => isForgotten(notice))) return null
  return (
    <chakra.div
      data-notice={notice.id}
      colorPalette={palette}
      display="flex"
      alignItems="flex-start"
      gap="3"
      width={{ base: 'full', sm: 'var(--width)' }}
      ps="4"
      pe="1.5"
      py="1.5"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor="colorPalette.emphasized"
      borderRadius="l2"
      boxShadow="float"
      fontFamily="body"
      textStyle="body"
    >
      <chakra.span color="colorPalette.fg" flexShrink="0" py="1.5">
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.span flex="1" minWidth="0" py="1.5" overflowWrap="anywhere">
        <chakra.span srOnly>{word}: </chakra.span>
        {cutText(notice.message)}
      </chakra.span>
      <Button
        variant="plain"
        size="sm"
        icon
        color="fg.muted"
        aria-label="Close message"
        onClick={() => toast.dismiss(notice.id)}
      >
        <X aria-hidden />
      </Button>
    </chakra.div>
  )
}

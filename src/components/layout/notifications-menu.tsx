import { chakra } from '@chakra-ui/react/styled-system'
import Bell from 'lucide-react/icons/bell'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Button } from '@/components/ui/button'
import { LongText } from '@/components/ui/long-text'
import { Popover } from '@/components/ui/overlay/popover'
import { markAllRead, type Notice, useNotices } from '@/lib/notify'

const badgeMaximum = 99
const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }
const palettes = { success: 'green', error: 'red', warning: 'orange', info: 'brand' }

/** C3, C4: what happened in this session. */
export function NotificationsMenu({ locale }: { locale?: string | undefined }) {
  const notices = useNotices()
  const unread = notices.filter(({ read }) => !read).length
  return (
    <Popover
      panelLabel="Notifications"
      width="360px"
      maxHeight="400px"
      variant="plain"
      icon
      color="fg.muted"
      aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
      panel={() => <Panel notices={notices} unread={unread} locale={locale} />}
    >
      <Bell aria-hidden />
      {unread > 0 && <Badge count={unread} />}
    </Popover>
  )
}

function Badge({ count }: { count: number }) {
  return (
    <chakra.span
      aria-hidden
      data-unread
      position="absolute"
      top="0.5"
      insetEnd="0"
      minWidth="1.125rem"
      px="1"
      borderRadius="full"
      bg="red.solid"
      color="red.contrast"
      fontSize="0.6875rem"
      lineHeight="1.125rem"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      {count > badgeMaximum ? `${badgeMaximum}+` : count}
    </chakra.span>
  )
}

function Panel({
  notices,
  unread,
  locale,
}: {
  notices: readonly Notice[]
  unread: number
  locale: string | undefined
}) {
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        ps="4"
        pe="2"
        py="2"
        borderBottomWidth="1px"
      >
        <chakra.h2 fontWeight="semibold">Notifications</chakra.h2>
        <Button variant="plain" size="sm" aria-disabled={unread === 0 || undefined} onClick={markAllRead}>
          Mark all as read
        </Button>
      </chakra.div>
      {notices.length === 0 ? (
        <chakra.p px="4" py="8" textAlign="center" color="fg.muted">
          No new notifications
        </chakra.p>
      ) : (
        // Scrolls, so the keyboard must reach it.
        <chakra.ul
          overflowY="auto"
          tabIndex={0}
          aria-label="Notifications"
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {notices.map((notice) => (
            <Row key={notice.id} notice={notice} time={clock.format(notice.at)} />
          ))}
        </chakra.ul>
      )}
    </>
  )
}

function Row({ notice, time }: { notice: Notice; time: string }) {
  const Icon = icons[notice.type]
  return (
    <chakra.li
      colorPalette={palettes[notice.type]}
      display="flex"
      gap="3"
      px="4"
      py="2.5"
      bg={notice.read ? 'transparent' : 'brand.subtle'}
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <chakra.span color="colorPalette.fg" flexShrink="0" mt="2px">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
        {!notice.read && <chakra.span srOnly>Unread: </chakra.span>}
        <LongText text={notice.message} />
      </chakra.span>
      <chakra.time
        dateTime={new Date(notice.at).toISOString()}
        color="fg.muted"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
      >
        {time}
      </chakra.time>
    </chakra.li>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from '@tanstack/react-router'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useCallback, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/overlay/lazy-dialog'
import { local } from '@/lib/storage/storage'
import { useMedia } from '@/lib/hooks/use-media'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { Footer } from './footer'
import { InFrame } from './in-frame'
import { Sidebar } from './sidebar'
import { mainId, SkipLink } from './skip-link'
import { TopBar } from './top-bar'
import type { ShellUser } from './user-menu'

/** C2. The sidebar has no room there, and a phone does not draw a dozen links that nobody sees. */
const noSidebarQuery = '(max-width: 899.98px)'
const collapsedKey = 'sidebar'
const barHeight = '3.5rem'

/** C. The frame around every page of a signed-in user. */
export function Shell({
  user,
  onLogout,
  locale,
  children,
}: {
  user: ShellUser
  onLogout: () => void
  locale?: string | undefined
  children: ReactNode
}) {
  const hasSidebar = !useMedia(noSidebarQuery)
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      <MenuDrawer isAdmin={user.isAdmin}>
        {(openMenu, menuOpen) => (
          <TopBar {...{ user, onLogout, locale, openMenu, menuOpen }} height={barHeight} />
        )}
      </MenuDrawer>
      <chakra.div flex="1" display="flex" minWidth="0">
        {hasSidebar && <PermanentSidebar isAdmin={user.isAdmin} />}
        <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column">
          <chakra.main
            id={mainId}
            tabIndex={-1}
            flex="1"
            width="full"
            maxWidth="content"
            mx="auto"
            px={{ base: '4', md: '6' }}
            py={{ base: '4', md: '6' }}
          >
            <InFrame value>{children}</InFrame>
          </chakra.main>
          <Footer />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

/** C2, under 900 px: the sidebar over the page, gone as soon as a place is chosen. */
function MenuDrawer({
  isAdmin,
  children,
}: {
  isAdmin: boolean
  children: (openMenu: () => void, menuOpen: boolean) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const address = useLocation({ select: (location) => location.href })
  useOnChange(address, () => setOpen(false))
  // The same one each time: the bar is not drawn anew with each address.
  const openMenu = useCallback(() => setOpen(true), [])
  return (
    <>
      {children(openMenu, open)}
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu" placement="start" maxWidth="17.5rem">
        <chakra.div
          mx="-3"
          // Choosing the place one is on navigates nowhere, and closes the drawer all the same.
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
        >
          <Sidebar isAdmin={isAdmin} />
        </chakra.div>
      </Drawer>
    </>
  )
}

/** C2, from 900 px. */
function PermanentSidebar({ isAdmin }: { isAdmin: boolean }) {
  const [narrow, setNarrow] = useState(() => local.get(collapsedKey) === 'collapsed')
  const toggle = () => {
    local.set(collapsedKey, narrow ? 'open' : 'collapsed')
    setNarrow(!narrow)
  }
  return (
    <chakra.aside
      display="flex"
      flexDirection="column"
      flexShrink="0"
      width={narrow ? '3.75rem' : '240px'}
      height={`calc(100dvh - ${barHeight})`}
      position="sticky"
      top={barHeight}
      // Painted after the page: whatever is positioned there would else be a layer of its own, dozens in a long list.
      zIndex="1"
      overflowY="auto"
      overflowX="hidden"
      bg="bg.panel"
      borderInlineEndWidth="1px"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.div flex="1">
        <Sidebar isAdmin={isAdmin} narrow={narrow} />
      </chakra.div>
      <chakra.div p="2">
        <Button
          variant="plain"
          width="full"
          justifyContent="flex-start"
          px="3"
          gap="3"
          color="fg.muted"
          aria-label="Collapse sidebar"
          aria-pressed={narrow}
          title={narrow ? 'Open sidebar' : 'Collapse sidebar'}
          onClick={toggle}
        >
          {narrow ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
          {!narrow && 'Collapse'}
        </Button>
      </chakra.div>
    </chakra.aside>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from '@tanstack/react-router'
import MenuIcon from 'lucide-react/icons/menu'
import { memo } from 'react'
import { startPath } from '@/auth/start-page'
import { Button } from '@/components/ui/button'
import { dialogTrigger } from '@/components/ui/overlay/lazy-dialog'
import { productName } from '@/lib/config'
import { NotificationsMenu } from './notifications-menu'
import { SearchButton } from './palette/search-button'
import { ProductMark } from './product-mark'
import { ThemeToggle } from './theme-toggle'
import { UserMenu, type ShellUser } from './user-menu'

/** C3. */
export const TopBar = memo(function TopBar({
  user,
  onLogout,
  locale,
  openMenu,
  menuOpen,
  height,
}: {
  user: ShellUser
  onLogout: () => void
  locale: string | undefined
  openMenu: () => void
  menuOpen: boolean
  height: string
}) {
  return (
    <chakra.header
      data-top-bar
      position="sticky"
      top="0"
      zIndex="sticky"
      height={height}
      display="flex"
      alignItems="center"
      gap={{ base: '0', sm: '1' }}
      px={{ base: '2', md: '4' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      css={{
        '@media print': { display: 'none' },
        // Its panel over the messages, which come up at the same place.
        '&:has([data-panel])': { zIndex: 'popover' },
      }}
    >
      <Button
        {...dialogTrigger}
        hideFrom="md"
        variant="plain"
        icon
        color="fg.muted"
        aria-label="Menu"
        aria-expanded={menuOpen}
        onClick={openMenu}
      >
        <MenuIcon aria-hidden />
      </Button>
      <HomeLink />
      <chakra.div flex="1" />
      <SearchButton isAdmin={user.isAdmin} onLogout={onLogout} />
      <ThemeToggle />
      <NotificationsMenu locale={locale} />
      <UserMenu user={user} onLogout={onLogout} />
    </chakra.header>
  )
})

function HomeLink() {
  // `/` leads on to here, and would be one more to go back to.
  const isHere = useLocation({
    select: ({ pathname, searchStr }) => pathname === startPath() && searchStr === '',
  })
  return (
    <chakra.a
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="11"
      minWidth="0"
      px="1"
      color="fg"
      // In two lines on phones: five buttons stand beside it.
      textStyle={{ base: 'small', sm: 'section' }}
      // A sign between buttons: large text is for what is read.
      fontSize={{ base: 'min(0.8125rem, 6vw)', sm: '1.125rem' }}
      lineHeight={{ base: '1.375', sm: '1.75rem' }}
      fontWeight="semibold"
      whiteSpace={{ base: 'normal', sm: 'nowrap' }}
      borderRadius="l1"
    >
      <Link to="/" replace={isHere}>
        <chakra.span hideBelow="sm">
          <ProductMark />
        </chakra.span>
        <span>{productName}</span>
      </Link>
    </chakra.a>
  )
}

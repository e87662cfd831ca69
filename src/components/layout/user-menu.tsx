import { chakra } from '@chakra-ui/react/styled-system'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Menu } from '@/components/ui/overlay/menu'
import { useHydrated } from '@/lib/hooks/use-hydrated'
import { ownPicture } from '@/lib/http/own-origin'

export interface ShellUser {
  name: string
  role: string
  /** Address of a picture; else the initial of the name. */
  avatar?: string | undefined
  isAdmin: boolean
}

/** Whoever will see a page that is written at build time. */
const anybody: ShellUser = { name: '', role: '', isAdmin: false }

/** C3. */
export function UserMenu({ user: given, onLogout }: { user: ShellUser; onLogout: () => void }) {
  const user = useHydrated() ? given : anybody
  return (
    <Menu
      variant="plain"
      px="1"
      header={
        <chakra.div px="4" pt="2" pb="2.5" mb="1" borderBottomWidth="1px">
          <chakra.p dir="auto" fontWeight="semibold" overflowWrap="anywhere">
            {user.name}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted" textTransform="capitalize">
            {user.role}
          </chakra.p>
        </chakra.div>
      }
      items={[
        { value: 'profile', label: 'Profile', icon: <User />, to: '/profile' },
        { value: 'settings', label: 'Settings', icon: <Settings />, to: '/settings' },
        { value: 'logout', label: 'Logout', icon: <LogOut />, onSelect: onLogout, separated: true },
      ]}
    >
      <Avatar name={user.name} src={user.avatar} />
      {/* On phones only the picture is seen: the name of the button is the same at every width. */}
      <chakra.span srOnly data-own>
        Account of <Bdi>{user.name}</Bdi>
      </chakra.span>
      <chakra.span
        aria-hidden
        data-own
        display={{ base: 'none', md: 'block' }}
        textAlign="start"
        pe="1"
        minWidth="0"
      >
        <chakra.span display="block" dir="auto" color="fg" maxWidth="10rem" truncate lineHeight="1.125rem">
          {user.name}
        </chakra.span>
        <chakra.span
          display="block"
          textStyle="small"
          fontWeight="normal"
          color="fg.muted"
          textTransform="capitalize"
        >
          {user.role}
        </chakra.span>
      </chakra.span>
    </Menu>
  )
}

/** The first letter, number or picture: what else a name may begin with turns text around or is not seen. */
const initialOf = (name: string) =>
  name && (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.exec(name)?.[0].toLocaleUpperCase() ?? '?')

function Avatar({ name, src }: { name: string; src?: string | undefined }) {
  const picture = src && ownPicture(src)
  const [failed, setFailed] = useState<string>()
  return (
    <chakra.span
      aria-hidden
      data-own
      display="inline-grid"
      placeItems="center"
      width="8"
      height="8"
      flexShrink="0"
      overflow="hidden"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="semibold"
      // As its circle, which large text leaves as it is on a phone.
      fontSize="min(0.9375rem, 5vw)"
      lineHeight="1"
    >
      {picture && picture !== failed ? (
        <chakra.img
          src={picture}
          alt=""
          width="full"
          height="full"
          objectFit="cover"
          referrerPolicy="no-referrer"
          onError={() => setFailed(picture)}
        />
      ) : (
        initialOf(name)
      )}
    </chakra.span>
  )
}

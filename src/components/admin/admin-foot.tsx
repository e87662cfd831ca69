import { chakra } from '@chakra-ui/react/styled-system'
import { useSession } from '@/auth/session-store'
import { Bdi } from '@/components/ui/bdi'
import { isAdmin } from '@/domain/users/user'
import { ChangeLogButton } from './change-log-button'

/** Under every page of the admin area. B5: who is let in without being an admin reads as whom they look. */
export function AdminFoot() {
  const user = useSession((session) => session.user)
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      mt="6"
      css={{ '@media print': { display: 'none' } }}
    >
      {user && !isAdmin(user) && (
        <chakra.p color="fg.muted" textStyle="small" overflowWrap="anywhere">
          You see this as <Bdi>{user.name}</Bdi>, role {user.role}. What you may change, the server decides.
        </chakra.p>
      )}
      <chakra.div ms="auto">
        <ChangeLogButton />
      </chakra.div>
    </chakra.div>
  )
}

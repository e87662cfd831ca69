import { chakra } from '@chakra-ui/react/styled-system'
import { FailureLine } from '@/components/ui/form/failure-line'
import type { LocalUser } from '@/domain/users/local-user'
import { useUserFailure } from '@/mutations/users'

/** What was tried with users and not done, above their table, whose rows are of one height. */
export function UserFailures({ users }: { users: readonly LocalUser[] }) {
  const failureOf = useUserFailure()
  const failed = users.filter(({ _id }) => failureOf(_id))
  if (failed.length === 0) return null
  return (
    <chakra.ul aria-label="Not done" listStyle="none" mb="4">
      {failed.map(({ _id, name }) => (
        <li key={_id}>
          <FailureLine error={failureOf(_id)} about={name} />
        </li>
      ))}
    </chakra.ul>
  )
}

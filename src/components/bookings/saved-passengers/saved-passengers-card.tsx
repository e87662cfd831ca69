import { chakra } from '@chakra-ui/react/styled-system'
import { useSession } from '@/auth/session-store'
import { Card, CardTitle } from '@/components/ui/card'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useSteadyPart } from '@/components/ui/page/opened-part'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { userDataText } from '@/lib/storage/user-data'

const manager = lazyPart<{ userId: string }>('saved-passengers', () =>
  import('./saved-passengers-manager').then((module) => module.SavedPassengersManager),
)

/** The passengers this user has saved on this device; the code to change them comes where there are any. */
export function SavedPassengersCard() {
  const userId = useSession(({ user }) => user?._id) ?? ''
  const hasAny = userDataText('passengers', userId) !== null
  const Manager = useSteadyPart(manager, hasAny)
  return (
    <Card as="section" aria-labelledby="saved-passengers">
      <CardTitle id="saved-passengers" tabIndex={-1} mb="2">
        Saved passengers
      </CardTitle>
      {Manager ? (
        <Manager userId={userId} />
      ) : hasAny ? (
        <SkeletonCard height={120} label="Loading saved passengers…" />
      ) : (
        <chakra.p color="fg.muted">
          Nobody is saved on this device. In a booking, tick “Save these passengers on this device”, and they
          are offered in the next one.
        </chakra.p>
      )}
    </Card>
  )
}

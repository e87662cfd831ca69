import { chakra } from '@chakra-ui/react/styled-system'
import { SkeletonCard, SkeletonList } from '@/components/ui/feedback/skeleton'
import { formatNumber } from '@/lib/text/format'
import { useAllBookingsProgress } from '@/queries/admin-bookings'

/** How far the fetching of all bookings has come, above the shape of what is to come. */
export function LoadingBookings() {
  const { loaded = 0, total = 0 } = useAllBookingsProgress() ?? {}
  const words = total > 0 ? `${formatNumber(loaded)} of ${formatNumber(total)}` : 'Loading bookings…'
  return (
    <div>
      <chakra.div display="flex" alignItems="center" gap="3" mb="3" minHeight="6">
        <chakra.progress
          aria-label="Loading bookings"
          aria-valuetext={words}
          {...(total > 0 ? { value: loaded, max: total } : {})}
          flex="1"
          maxWidth="20rem"
          height="2"
          accentColor="brand.solid"
        />
        <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted">
          {words}
        </chakra.span>
      </chakra.div>
      <SkeletonList count={1} height={150} label="Loading bookings…" />
      <chakra.div mt="5">
        <SkeletonCard height={480} label="" />
      </chakra.div>
    </div>
  )
}

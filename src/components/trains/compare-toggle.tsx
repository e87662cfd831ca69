import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { comparedIds, comparedText, mostCompared } from '@/domain/trains/train-compare'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { compareTrayId } from './compare-places'

/**
 * TRN-7: takes a train into the comparison, which stands in the address, or out of it. It reads no more of the address
 * than its own train, so that choosing one leaves the other cards alone.
 */
export function CompareToggle({ trainId, name }: { trainId: string; name: string }) {
  const chosen = useSearch({
    strict: false,
    select: ({ compare }) => comparedIds(compare).includes(trainId),
  })
  const router = useRouter()
  const navigate = useNavigate()
  const [refused, setRefused] = useState(false)

  const toggle = () => {
    const { compare } = router.latestLocation.search
    const ids = comparedIds(compare)
    const full = !chosen && ids.length >= mostCompared
    setRefused(full)
    if (full) return
    const next = chosen ? ids.filter((id) => id !== trainId) : [...ids, trainId]
    void navigate({
      to: '.',
      search: (now) => ({ ...now, compare: comparedText(next) }),
      replace: true,
      resetScroll: false,
      state: true,
    })
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      css={{ '@media print': { display: 'none' } }}
    >
      <CheckboxField
        data-compare={trainId}
        checked={chosen}
        onChange={toggle}
        label={
          <>
            Compare<chakra.span srOnly> {name}</chakra.span>
          </>
        }
      />
      {chosen && <ToTray />}
      {refused && <Refusal onRoom={() => setRefused(false)} />}
    </chakra.div>
  )
}

/** The tray stands behind all the cards: with the keyboard that is a long way. */
const ToTray = () => (
  <Button
    size="sm"
    variant="plain"
    css={{ '&:not(:focus-visible)': { srOnly: true } }}
    onClick={() => document.getElementById(compareTrayId)?.focus()}
  >
    Go to the chosen trains
  </Button>
)

/** Stands as long as there is no room. */
function Refusal({ onRoom }: { onRoom: () => void }) {
  const full = useSearch({
    strict: false,
    select: ({ compare }) => comparedIds(compare).length >= mostCompared,
  })
  useOnChange(full, () => {
    if (!full) onRoom()
  })
  if (!full) return null
  return (
    <chakra.span role="alert" textStyle="small" color="fg.error">
      {mostCompared} trains are chosen already, and no more can be compared at once. Remove one first.
    </chakra.span>
  )
}

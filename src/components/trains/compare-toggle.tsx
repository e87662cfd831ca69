import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { comparedIds, comparedText, mostCompared } from '@/domain/trains/train-compare'

/**
 * TRN-7: takes a train into the comparison, which is in the address, or out of it. It reads no more of the address
 * than its own train, so that choosing one leaves the other cards alone.
 */
export function CompareToggle({ trainId, name }: { trainId: string; name: string }) {
  const chosen = useSearch({
    strict: false,
    select: ({ compare }) => comparedIds(compare).includes(trainId),
  })
  const router = useRouter()
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState(0)

  const toggle = () => {
    const { compare } = router.latestLocation.search
    const ids = comparedIds(compare)
    if (!chosen && ids.length >= mostCompared) return setRefusals(refusals + 1)
    setRefusals(0)
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
      {refusals > 0 && <Refusal key={refusals} />}
    </chakra.div>
  )
}

/** The tray comes after all the cards: with the keyboard that is a long way. */
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

/** Shown as long as there is no room. */
function Refusal() {
  const full = useSearch({
    strict: false,
    select: ({ compare }) => comparedIds(compare).length >= mostCompared,
  })
  const [isOver, setIsOver] = useState(false)
  if (!full && !isOver) setIsOver(true)
  if (isOver) return null
  return (
    <chakra.span role="alert" textStyle="small" color="fg.error">
      {mostCompared} trains are chosen already, and no more can be compared at once. Remove one first.
    </chakra.span>
  )
}

export const compareTrayId = 'compare-tray'

/** Moves the focus, when the tray is emptied, to the train's switch, of which a page may have more than one, or to the page's top. */
export function leaveTray(trainId: string | undefined) {
  const switches = [...document.querySelectorAll<HTMLElement>('[data-compare]')]
  const own = switches.find(({ dataset }) => dataset.compare === trainId)
  ;(own ?? document.querySelector<HTMLElement>('h1'))?.focus()
}

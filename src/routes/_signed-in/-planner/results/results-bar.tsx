import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import type { Ref } from 'react'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import { counted } from '@/lib/text/format'
import { LabelRule } from './label-rule'
import { sharedWords, summaryOf } from './results-words'
import { ShareButton } from '../journey/share-button'
import type { PlannerQuestion } from '../use-journeys'
import type { Shown } from './use-shown'

/** What is shown in one line, which is announced once it is complete; the rule of the labels; the way to pass it on. */
export function ResultsBar({
  ref,
  question: { from, to },
  shown,
}: {
  ref: Ref<HTMLParagraphElement>
  question: PlannerQuestion
  shown: Shown
}) {
  const router = useRouter()
  const { checking, unchecked } = shown.seats
  return (
    <chakra.div mb="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minHeight="10">
        {/* It stands here before there is anything to say: only then is it read out. */}
        <chakra.p
          ref={ref}
          role="status"
          tabIndex={-1}
          color="fg.muted"
          flex="1 1 12rem"
          minHeight="1.375rem"
        >
          {summaryOf(shown)}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" ms={{ base: '-3', sm: 'auto' }}>
          {shown.labelled && <LabelRule found={shown.found} />}
          <ShareButton
            label="Share search"
            title={`${from.name} to ${to.name}`}
            address={() =>
              router.buildLocation({ to: '.', search: (now) => ({ ...now, journey: undefined }) }).href
            }
          />
        </chakra.div>
      </chakra.div>
      {shown.settled &&
        sharedWords(shown).map((words) => (
          <chakra.p key={words} color="fg.muted">
            {words}
          </chakra.p>
        ))}
      <ZoneNote />
      {checking && <chakra.p color="fg.muted">Checking the seats of every train…</chakra.p>}
      {!checking && unchecked > 0 && (
        <chakra.p color="fg.muted">
          The seats of {counted(unchecked, 'train')} could not be checked. They are shown all the same.
        </chakra.p>
      )}
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Longer ones would hide the next review from the reader. */
const longText = 500
const longestLines = 12

const folded = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '6',
  overflow: 'hidden',
  '@media print': { display: 'block' },
} as const

/** REV-5: what a passenger wrote, as text and nothing else, in whichever direction it runs. */
export function ReviewText({ text }: { text: string }) {
  const [all, setAll] = useState(false)
  const id = useId()
  const long = text.length > longText || text.split('\n').length > longestLines
  return (
    <>
      <chakra.p
        id={id}
        dir="auto"
        mt="2"
        maxWidth="44rem"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        css={long && !all ? folded : {}}
      >
        {text}
      </chakra.p>
      {long && (
        <Button
          variant="plain"
          size="sm"
          ms="-3"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show less' : 'Show the whole review'}
        </Button>
      )}
    </>
  )
}

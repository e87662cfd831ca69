import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/ui/button'

/** G7: the fields hold what was typed before, not what stands; and the way to what stands. */
export const TypedBefore = ({
  left,
  onDiscard,
}: {
  left: 'not save' | 'not send'
  onDiscard: () => void
}) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" color="fg.muted">
    <span>This is what you typed before and did {left}.</span>
    <Button
      size="sm"
      variant="plain"
      onClick={({ currentTarget: { form } }) => {
        onDiscard()
        // The button goes.
        form?.querySelector<HTMLElement>('input, select')?.focus()
      }}
    >
      Discard it
    </Button>
  </chakra.div>
)

import { chakra } from '@chakra-ui/react/styled-system'
import { TextAreaField } from '@/components/ui/form/text-field'
import { useSaid } from './said'

/** The last thing that was done, read out and shown at the foot of the panel. */
export function Said() {
  const { words, byHand } = useSaid()
  return (
    <>
      <chakra.p
        role="status"
        px="4"
        py={words ? '1.5' : '0'}
        textStyle="small"
        borderTopWidth={words ? '1px' : '0'}
      >
        {words}
      </chakra.p>
      {byHand !== undefined && (
        <chakra.div px="4" pb="3">
          <TextAreaField label="To copy by hand" readOnly value={byHand} />
        </chakra.div>
      )}
    </>
  )
}

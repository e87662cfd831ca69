import { chakra } from '@chakra-ui/react/styled-system'
import { kindBesideName, type Train } from '@/domain/trains/train'

/** Stands after the name of a train. */
export function TrainKind({ train }: { train: Train }) {
  const kind = kindBesideName(train)
  return (
    kind && (
      <chakra.span color="fg.muted" fontWeight="normal">
        {' '}
        ·&nbsp;{kind}
      </chakra.span>
    )
  )
}

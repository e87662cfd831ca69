import { chakra } from '@chakra-ui/react/styled-system'
import type { Problem } from '@mocks/studio/types'
import { cutText } from '@/components/ui/long-text'

/** What was wrong with something that was to be read or done, part by part. */
export function Problems({ title, problems }: { title: string; problems: readonly Problem[] }) {
  return (
    <chakra.div
      role="alert"
      p="3"
      bg="bg.error"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="border.error"
    >
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      <ul>
        {problems.map(({ part, words }) => (
          <li key={`${part} ${words}`}>
            <chakra.code fontFamily="mono" overflowWrap="anywhere">
              {cutText(part)}
            </chakra.code>
            : {cutText(words)}
          </li>
        ))}
      </ul>
    </chakra.div>
  )
}

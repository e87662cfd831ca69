import { chakra } from '@chakra-ui/react/styled-system'

/** What whoever reads the page has to know about what it shows. */
export function Warnings({ texts }: { texts: readonly (string | undefined)[] }) {
  const said = texts.filter((text) => text !== undefined)
  if (said.length === 0) return null
  return (
    <chakra.div
      role="alert"
      mb="4"
      px="4"
      py="3"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderColor="border.warning"
      borderRadius="l2"
      bg="bg.panel"
    >
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </chakra.div>
  )
}

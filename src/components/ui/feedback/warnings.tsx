import { chakra } from '@chakra-ui/react/styled-system'

/** What readers of the page have to know about its contents. */
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

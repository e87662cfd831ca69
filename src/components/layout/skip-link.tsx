import { chakra } from '@chakra-ui/react/styled-system'

export const mainId = 'main'

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${mainId}`}
      onClick={(event) => {
        // The address must not change: it holds filters and steps.
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      display="inline-flex"
      alignItems="center"
      minHeight="11"
      px="4"
      bg="bg.panel"
      color="brand.fg"
      fontWeight="medium"
      borderRadius="l2"
      boxShadow="float"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      css={{ '@media print': { display: 'none' } }}
    >
      Skip to content
    </chakra.a>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'

/** Underlined, so that colour is not the only sign. `quiet` underlines on hover only: for names in lists and nav. */
const Anchor = chakra('a', {
  base: {
    // Makes the target 24 px high without moving the lines.
    py: '3px',
    color: 'brand.fg',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    cursor: 'pointer',
  },
  variants: {
    quiet: {
      true: { color: 'inherit', _hover: { textDecoration: 'underline', color: 'brand.fg' } },
      false: { textDecoration: 'underline', _hover: { textDecorationThickness: '2px' } },
    },
  },
  defaultVariants: { quiet: false },
})

export const TextLink = createLink(Anchor)
/** The same look for an address outside the app, an anchor on the page, or mail. */
export const ExternalLink = Anchor

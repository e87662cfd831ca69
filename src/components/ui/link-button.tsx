import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { buttonRecipe } from './button-recipe'

/** A link that looks like a button: it goes somewhere, a Button does something. Takes Link's props and ours. */
export const LinkButton = createLink(chakra('a', buttonRecipe))

import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { buttonRecipe } from './button-recipe'
import type { MouseEvent, Ref } from 'react'
import { Spinner } from './spinner'

const Root = chakra('button', buttonRecipe)

export type ButtonProps = HTMLChakraProps<'button', RecipeVariantProps<typeof buttonRecipe>> & {
  /** Keeps size, name and focus while the press is being worked on, and swallows further presses. */
  loading?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One `solid` per view; `outline` is the default; `danger` is plain red; `dangerSolid` is for the confirming dialog. */
export function Button({ loading = false, onClick, children, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true, 'data-loading': '' } : {})}
    >
      {loading && (
        <chakra.span position="absolute" display="inline-flex">
          <Spinner />
        </chakra.span>
      )}
      {loading ? (
        <chakra.span display="inline-flex" alignItems="center" gap="2" opacity="0">
          {children}
        </chakra.span>
      ) : (
        children
      )}
    </Root>
  )
}

/** A link that looks like a button: it goes somewhere, a Button does something. Takes Link's props and ours. */
export const LinkButton = createLink(chakra('a', buttonRecipe))

import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { buttonRecipe, headingRecipe, inputRecipe } from '@chakra-ui/react/theme'

/** Chakra with the tokens and recipes that these pages use, and no more. */
export const system = createSystem(defaultBaseConfig, {
  theme: {
    tokens: {
      colors: { blue: { 600: { value: '#2563eb' } }, white: { value: '#fff' }, line: { value: '#ddd' } },
      spacing: { 2: { value: '0.5rem' }, 4: { value: '1rem' } },
      fontSizes: { sm: { value: '0.875rem' }, '2xl': { value: '1.5rem' } },
      radii: { sm: { value: '0.25rem' } },
    },
    semanticTokens: {
      colors: { blue: { solid: { value: '{colors.blue.600}' }, contrast: { value: '{colors.white}' } } },
    },
    recipes: { button: buttonRecipe, heading: headingRecipe, input: inputRecipe },
  },
})

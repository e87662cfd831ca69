import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import Star from 'lucide-react/icons/star'
import type { Ref } from 'react'
import { controlAttributes, FieldError } from '@/components/ui/form/field'
import type { Stars } from '@/domain/reviews/review-choices'
import { starMeanings, starWords } from './rating-words'
import { starColor } from './star-row'

const choices: readonly Stars[] = [1, 2, 3, 4, 5]

/** One to five stars as native radio buttons: arrows and Space work as everywhere. `chosen` is what the form holds. */
export function StarField({
  chosen,
  error,
  ...rest
}: Omit<HTMLChakraProps<'input'>, 'type' | 'value' | 'id'> & {
  name: string
  chosen: string
  error: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}) {
  const attributes = controlAttributes(rest.name, { error })
  const meaning = starMeanings[Number(chosen) as Stars]
  return (
    <chakra.fieldset minWidth="0" aria-describedby={attributes['aria-describedby']}>
      <chakra.legend mb="1" p="0" fontWeight="medium">
        Rating
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.div css={stars}>
          {choices.map((choice, index) => (
            <label key={choice}>
              <chakra.input
                {...rest}
                type="radio"
                id={index === 0 ? rest.name : `${rest.name}-${choice}`}
                value={String(choice)}
                aria-invalid={attributes['aria-invalid']}
              />
              <Star aria-hidden size={30} />
              <chakra.span srOnly>
                {starWords(choice)}, {starMeanings[choice].toLowerCase()}
              </chakra.span>
            </label>
          ))}
        </chakra.div>
        <chakra.span aria-hidden color="fg.muted">
          {meaning ? `${chosen} of 5: ${meaning.toLowerCase()}` : 'Not rated yet'}
        </chakra.span>
      </chakra.div>
      {error && <FieldError id={`${rest.name}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}

const filled = { fill: 'currentColor' }

const stars = {
  display: 'flex',
  marginInlineStart: '-1.5',
  color: starColor,
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    p: '1.5',
    cursor: 'pointer',
    borderRadius: 'l2',
  },
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  // Every star up to the chosen one; under the pointer, up to that one.
  '& label:has(:checked) svg, & label:has(~ label :checked) svg': filled,
  '@media (hover: hover)': {
    '&:hover svg': { fill: 'none !important' },
    '& label:hover svg, & label:has(~ label:hover) svg': { fill: 'currentColor !important' },
  },
  '& label:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '-2px',
  },
  '& :focus-visible': { outline: 'none' },
}

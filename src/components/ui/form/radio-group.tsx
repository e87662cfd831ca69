import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode, type Ref } from 'react'
import { disabledInk } from '@/components/ui/forced-colors'
import { controlAttributes, FieldError, FieldHint, type FieldTexts } from './field'

export type RadioOption = {
  value: string
  label: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  disabled?: boolean | undefined
}

export type RadioGroupProps = Omit<HTMLChakraProps<'input'>, 'type' | 'value' | 'defaultValue'> &
  Pick<FieldTexts, 'hint' | 'error' | 'hideLabel'> & {
    legend: ReactNode
    options: readonly RadioOption[]
    /** Controlled; leave both out with `register()`. */
    value?: string | undefined
    defaultValue?: string | undefined
    /** `row` wraps on small screens. */
    direction?: 'row' | 'column' | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A fieldset of native radios. The first one's id is the name, so an ErrorSummary finds it. */
export function RadioGroup({
  legend,
  options,
  hint,
  error,
  hideLabel,
  value,
  defaultValue,
  direction = 'column',
  id,
  ...rest
}: RadioGroupProps) {
  const own = useId()
  const groupId = id ?? rest.name ?? own
  const { id: _, ...attributes } = controlAttributes(groupId, { hint, error }, rest['aria-describedby'])
  return (
    <chakra.fieldset minWidth="0" border="0" p="0" m="0" aria-describedby={attributes['aria-describedby']}>
      <chakra.legend mb="1" p="0" fontWeight="medium" srOnly={hideLabel || undefined}>
        {legend}
      </chakra.legend>
      {hint != null && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
      <chakra.div display="flex" flexWrap="wrap" flexDirection={direction} gap="2">
        {options.map((option, index) => (
          <RadioRow key={option.value}>
            <chakra.input
              {...rest}
              type="radio"
              name={rest.name ?? groupId}
              id={index === 0 ? groupId : `${groupId}-${index}`}
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              aria-invalid={attributes['aria-invalid']}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              width="1.125rem"
              height="1.125rem"
              mt="2px"
              flexShrink="0"
              accentColor="brand.solid"
            />
            <span>
              {option.label}
              {option.detail != null && (
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {option.detail}
                </chakra.span>
              )}
            </span>
          </RadioRow>
        ))}
      </chakra.div>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}

const RadioRow = chakra('label', {
  base: {
    display: 'flex',
    gap: '2.5',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
    '& :focus-visible': { outline: 'none' },
    '&:has(:disabled)': { opacity: '0.55', cursor: 'not-allowed', ...disabledInk },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})

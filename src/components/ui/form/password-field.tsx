import { chakra } from '@chakra-ui/react/styled-system'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from './field'
import { Input, type TextFieldProps } from './text-field'

/** `autoComplete` is `current-password` unless given; nothing stops pasting. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  ...rest
}: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...{ label, hint, error, optional, hideLabel }}
      id={id ?? rest.name}
      describedby={rest['aria-describedby']}
    >
      {(attributes) => (
        <chakra.div position="relative">
          <Input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...attributes}
            type={shown ? 'text' : 'password'}
            pe="12"
          />
          <Button
            variant="plain"
            icon
            position="absolute"
            insetEnd="0"
            top="0"
            height="full"
            color="fg.muted"
            aria-label="Show password"
            aria-pressed={shown}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Button>
        </chakra.div>
      )}
    </Field>
  )
}

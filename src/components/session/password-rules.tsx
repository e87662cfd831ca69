import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import { passwordRules, passwordStrength, strengths, type Strength } from './password.schema'

const palettes: Record<Strength, string> = { Weak: 'red', Fair: 'orange', Good: 'green', Strong: 'green' }

/** The rules of a new password, ticked off while it is typed, and how strong it is. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <chakra.div display="grid" gap="2" textStyle="small">
      <StrengthBar strength={passwordStrength(password)} />
      <chakra.ul id={id} aria-label="Rules for the password" display="grid" gap="0.5">
        {passwordRules.map(({ words, fits }) => {
          const kept = fits(password)
          return (
            <chakra.li
              key={words}
              display="flex"
              alignItems="center"
              gap="2"
              color={kept ? 'fg.success' : 'fg.muted'}
            >
              {kept ? <Check size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
              {words}
              <chakra.span srOnly>{kept ? '(done)' : '(missing)'}</chakra.span>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.div>
  )
}

function StrengthBar({ strength }: { strength: Strength | undefined }) {
  const reached = strength === undefined ? 0 : strengths.indexOf(strength) + 1
  return (
    <div>
      <chakra.div
        aria-hidden
        colorPalette={strength ? palettes[strength] : 'gray'}
        display="grid"
        gridTemplateColumns={`repeat(${strengths.length}, 1fr)`}
        gap="1"
        mb="1"
      >
        {strengths.map((step, index) => (
          <chakra.span
            key={step}
            height="1"
            borderRadius="full"
            bg={index < reached ? 'colorPalette.solid' : 'bg.emphasized'}
          />
        ))}
      </chakra.div>
      <p role="status">{strength ? `Strength: ${strength.toLowerCase()}` : 'Strength: nothing typed yet'}</p>
    </div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Link, type LinkProps } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'

interface Step {
  label: string
  /** Where the step lives; a done step is a link to it. */
  link?: LinkProps | undefined
}

/** Where one is in a row of steps. On phones only the current one shows its name. */
export function Stepper({
  steps,
  current,
  label = 'Steps',
}: {
  steps: readonly Step[]
  /** Index of the current step. */
  current: number
  label?: string | undefined
}) {
  return (
    <chakra.nav aria-label={label}>
      <chakra.ol display="flex" alignItems="center" gap={{ base: '1', sm: '2' }}>
        {steps.map((step, index) => {
          const done = index < current
          const words = (
            <>
              <Dot data-done={done || undefined} data-current={index === current || undefined} aria-hidden>
                {done ? <Check size={14} /> : index + 1}
              </Dot>
              <chakra.span css={index === current ? {} : { smDown: { srOnly: true } }}>
                {step.label}
              </chakra.span>
              {done && <chakra.span srOnly>(done)</chakra.span>}
            </>
          )
          return (
            <Item
              key={step.label}
              aria-current={index === current ? 'step' : undefined}
              data-last={index === steps.length - 1 || undefined}
            >
              {done && step.link ? (
                <Anchor asChild>
                  <Link {...step.link}>{words}</Link>
                </Anchor>
              ) : (
                <Anchor as="span">{words}</Anchor>
              )}
            </Item>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', sm: '2' },
    minWidth: '0',
    color: 'fg.muted',
    '&[aria-current=step]': { color: 'fg', fontWeight: 'semibold' },
    '&:not([data-last])': { flex: '1 1 auto' },
    '&[data-last]': { flexShrink: '0' },
    '&:not([data-last])::after': {
      content: '""',
      flex: '1',
      minWidth: '2',
      borderTopWidth: '1px',
      borderColor: 'border.emphasized',
    },
  },
})

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    minWidth: '0',
    color: 'inherit',
    textDecoration: 'none',
    '&[href]': { color: 'brand.fg', _hover: { textDecoration: 'underline' } },
    '@media (pointer: coarse)': { minHeight: '11', minWidth: '11', justifyContent: 'center' },
  },
})

const Dot = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '6',
    height: '6',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontSize: 'min(0.8125rem, 4vw)',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    '&[data-current]': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
    '&[data-done]': { borderColor: 'brand.fg', color: 'brand.fg' },
  },
})

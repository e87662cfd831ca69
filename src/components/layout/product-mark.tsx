import { chakra } from '@chakra-ui/react/styled-system'

/** Two stations and the line between them. */
export function ProductMark({ size = '1.5rem' }: { size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      flexShrink="0"
      fill="none"
      aria-hidden
      color="brand.fg"
    >
      <path d="M6 17.5 18 6.5" stroke="currentColor" strokeWidth="2" />
      <circle cx="5.5" cy="18" r="3.5" fill="currentColor" />
      <circle cx="18.5" cy="6" r="2.75" stroke="currentColor" strokeWidth="2" />
    </chakra.svg>
  )
}

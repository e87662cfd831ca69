import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { notify } from '@/lib/notify'
import { useTimeout } from '@/lib/hooks/use-timeout'
import { Button, type ButtonProps } from './button'

/** Puts `text` on the clipboard and says so for two seconds, on the button itself. */
export function CopyButton({
  text,
  label,
  showLabel = false,
  ...button
}: Omit<ButtonProps, 'onClick' | 'children'> & {
  text: string
  /** What is copied: "Copy PNR". */
  label: string
  showLabel?: boolean | undefined
}) {
  const [copied, setCopied] = useState(false)
  useTimeout(() => setCopied(false), 2000, copied)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Forbidden by the browser or the page is not secure.
      notify({ type: 'error', message: `Could not copy. Select it and copy by hand: ${text}` })
    }
  }
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        icon={!showLabel}
        {...button}
        {...(showLabel ? {} : { 'aria-label': label, title: label })}
        onClick={() => void copy()}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {showLabel && label}
      </Button>
      <chakra.span role="status" srOnly>
        {copied ? 'Copied' : ''}
      </chakra.span>
    </>
  )
}

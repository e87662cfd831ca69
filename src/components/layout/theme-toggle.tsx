import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { Button } from '@/components/ui/button'
import { setColorMode, useColorMode } from '@/theme/color-mode'

/** C4. */
export function ThemeToggle() {
  const dark = useColorMode() === 'dark'
  return (
    <Button
      variant="plain"
      icon
      color="fg.muted"
      aria-label="Dark theme"
      aria-pressed={dark}
      title={dark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      onClick={() => setColorMode(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </Button>
  )
}

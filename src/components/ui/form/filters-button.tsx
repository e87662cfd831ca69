import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Button, type ButtonProps } from '@/components/ui/button'

/** What shows the filters where there is no room for them; it counts those in use. */
export const FiltersButton = ({ inUse, ...rest }: ButtonProps & { inUse: number }) => (
  <Button {...rest}>
    <SlidersHorizontal aria-hidden />
    <span>
      Filters
      {inUse > 0 && (
        <>
          {' · '}
          {inUse}
          <VisuallyHidden> in use</VisuallyHidden>
        </>
      )}
    </span>
  </Button>
)

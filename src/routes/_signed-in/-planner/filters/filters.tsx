import { chakra } from '@chakra-ui/react/styled-system'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { dialogTrigger, Drawer } from '@/components/ui/overlay/lazy-dialog'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { SkeletonBar } from '@/components/ui/feedback/skeleton'
import { TabCount } from '@/components/ui/page/tabs-nav'
import { useSteadyPart } from '@/components/ui/page/use-steady-part'
import { counted } from '@/lib/text/format'
import { useAhead } from '@/lib/hooks/use-ahead'
import { useOnBack } from '@/lib/hooks/use-listener'
import type { FilterPanelProps } from './filter-panel'
import { filtersInUse } from './planner-filter'
import { useWide } from './use-wide'

const panel = lazyPart<FilterPanelProps>('filters', () =>
  import('./filter-panel').then((module) => module.FilterPanel),
)

/** The filters: beside the results where there is room, else in a sheet behind a button that counts them. */
export function Filters({ shown, ...props }: FilterPanelProps & { shown: number }) {
  const isWide = useWide()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOnBack(open, close)
  useAhead(panel.preload)
  const Panel = useSteadyPart(panel, isWide || open)
  const content = Panel ? <Panel {...props} /> : <SkeletonBar height="24rem" />
  const inUse = filtersInUse(props.search).length
  if (isWide) {
    return (
      <chakra.aside
        aria-label="Filters"
        alignSelf="start"
        position="sticky"
        top="16"
        // Painted after the trains, which would else be dozens of layers.
        zIndex="1"
        maxHeight="calc(100dvh - 4.5rem)"
        overflowY="auto"
        // Room for the focus rings, which the scrolling would cut off.
        p="1"
        m="-1"
        pb="4"
      >
        <chakra.h2 textStyle="section" mb="3">
          Filters
        </chakra.h2>
        {content}
      </chakra.aside>
    )
  }
  return (
    <>
      <Button mb="3" {...dialogTrigger} onPointerDown={panel.preload} onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        Filters
        {inUse > 0 && <TabCount>{inUse}</TabCount>}
        {inUse > 0 && <chakra.span srOnly>in use</chakra.span>}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        title="Filters"
        actions={
          <Button variant="solid" onClick={close}>
            Show {counted(shown, 'journey')}
          </Button>
        }
      >
        {content}
      </Drawer>
    </>
  )
}

import { Global } from '@emotion/react'
import { chakra } from '@chakra-ui/react/styled-system'
import FlaskConical from 'lucide-react/icons/flask-conical'
import PanelBottom from 'lucide-react/icons/panel-bottom'
import PanelLeft from 'lucide-react/icons/panel-left'
import PanelRight from 'lucide-react/icons/panel-right'
import X from 'lucide-react/icons/x'
import { Button } from '@/components/ui/button'
import { useMedia } from '@/lib/hooks/use-media'
import { useColorMode } from '@/theme/color-mode'
import { type Place, dockPlaceOf, roomFor } from './dock-styles'
import { type Dock, docks, setPanel, tabNames, usePanel } from './panel'
import { Said } from './said-region'
import { StudioTabs } from './studio-tabs'

/** Beside the page only where something is left of it. */
const roomQuery = '(min-width: 900px)'

const icons = { left: PanelLeft, bottom: PanelBottom, right: PanelRight } satisfies Record<Dock, unknown>

/** The button at the edge of the window, or the panel in its place. */
export function StudioFrame() {
  // Keeps the page's colours right where nothing of the app is drawn that does.
  useColorMode()
  const { open, dock, side, bottom } = usePanel()
  const hasRoom = useMedia(roomQuery)
  const place: Place = hasRoom && dock !== 'bottom' ? { dock, size: side } : { dock: 'bottom', size: bottom }
  return open ? <Panel place={place} hasRoom={hasRoom} /> : <EdgeButton />
}

function EdgeButton() {
  return (
    <chakra.button
      type="button"
      aria-label="Open the QA studio"
      title="QA studio (Ctrl or ⌘ with .)"
      onClick={() => setPanel({ open: true })}
      css={edge}
    >
      <FlaskConical size={14} aria-hidden />
      <chakra.span aria-hidden writingMode="vertical-rl">
        QA
      </chakra.span>
    </chakra.button>
  )
}

function Panel({ place, hasRoom }: { place: Place; hasRoom: boolean }) {
  return (
    <>
      <Global styles={roomFor(place)} />
      <chakra.aside aria-label="QA studio" css={{ ...panel, ...dockPlaceOf(place) }}>
        <chakra.header display="flex" alignItems="center" gap="1" ps="4" pe="1" borderBottomWidth="1px">
          <chakra.h2 flex="1" textStyle="section" whiteSpace="nowrap">
            QA studio
          </chakra.h2>
          <SizeSlider place={place} />
          {hasRoom && <DockButtons now={place.dock} />}
          <Button
            variant="plain"
            icon
            aria-label="Close the QA studio"
            onClick={() => setPanel({ open: false })}
          >
            <X aria-hidden />
          </Button>
        </chakra.header>
        <StudioTabs names={tabNames} />
        <Said />
      </chakra.aside>
    </>
  )
}

function SizeSlider({ place: { dock, size } }: { place: Place }) {
  const field = dock === 'bottom' ? 'bottom' : 'side'
  return (
    <chakra.input
      type="range"
      aria-label={dock === 'bottom' ? 'Height of the studio' : 'Width of the studio'}
      min={20}
      max={80}
      step={5}
      value={size}
      onChange={({ target }) => setPanel({ [field]: Number(target.value) })}
      width="5rem"
      minHeight="6"
      accentColor="brand.solid"
      cursor={dock === 'bottom' ? 'ns-resize' : 'ew-resize'}
    />
  )
}

const DockButtons = ({ now }: { now: Dock }) =>
  docks.map((dock) => {
    const Icon = icons[dock]
    return (
      <Button
        key={dock}
        variant="plain"
        size="sm"
        icon
        aria-label={`Dock ${dock}`}
        title={`Dock ${dock}`}
        aria-pressed={dock === now}
        color={dock === now ? 'brand.fg' : 'fg.muted'}
        onClick={() => setPanel({ dock })}
      >
        <Icon aria-hidden />
      </Button>
    )
  })

const panel = {
  position: 'fixed',
  // Over everything: what it works on may be a dialog, a menu or a message.
  zIndex: 'skipNav',
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.panel',
  color: 'fg',
  borderColor: 'border.emphasized',
  boxShadow: 'float',
  '@media print': { display: 'none' },
} as const

const edge = {
  position: 'fixed',
  insetInlineEnd: '0',
  top: '50%',
  zIndex: 'skipNav',
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
  // As wide as what pages leave free at their edge: it covers nothing of them.
  width: { base: '4', md: '6' },
  py: '3',
  bg: 'gray.solid',
  color: 'gray.contrast',
  textStyle: 'small',
  fontWeight: 'semibold',
  borderStartRadius: 'l2',
  cursor: 'pointer',
  '@media print': { display: 'none' },
  '@media (forced-colors: active)': { borderWidth: '1px' },
} as const

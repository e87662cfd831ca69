import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, type KeyboardEvent, useRef } from 'react'
import { setPanel, type TabName, usePanel } from './panel'
import { CacheTab } from './tabs/cache-tab'
import { CallsTab } from './tabs/calls-tab'
import { ClockTab } from './tabs/clock-tab'
import { DataTab } from './tabs/data-tab'
import { LinkTab } from './tabs/link-tab'
import { LogTab } from './tabs/log-tab'
import { PersonaTab } from './tabs/persona-tab'
import { ScenarioTab } from './tabs/scenario-tab'

const contents: Record<TabName, ComponentType> = {
  Persona: PersonaTab,
  Scenario: ScenarioTab,
  Calls: CallsTab,
  Log: LogTab,
  Cache: CacheTab,
  Clock: ClockTab,
  Data: DataTab,
  Link: LinkTab,
}

const idOf = (name: TabName) => `studio-tab-${name.toLowerCase()}`

/** WAI-ARIA tabs: one stop for the Tab key; the arrows, Home and End go from one to the next and show it. */
export function StudioTabs({ names }: { names: readonly TabName[] }) {
  const { tab } = usePanel()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(tab)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key]
    const next = to !== undefined && names.at(to % names.length)
    if (!next) return
    event.preventDefault()
    setPanel({ tab: next })
    list.current?.querySelector<HTMLElement>(`#${idOf(next)}`)?.focus()
  }
  const Content = contents[tab]
  return (
    <>
      {/* One of its tabs has the focus: the keys reach it from there. */}
      <chakra.div ref={list} role="tablist" aria-label="QA studio" css={row} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <Tab
            key={name}
            type="button"
            role="tab"
            id={idOf(name)}
            aria-selected={name === tab}
            aria-controls="studio-content"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => setPanel({ tab: name })}
          >
            {name}
          </Tab>
        ))}
      </chakra.div>
      <chakra.div
        key={tab}
        role="tabpanel"
        id="studio-content"
        aria-labelledby={idOf(tab)}
        tabIndex={0}
        css={content}
      >
        <Content />
      </chakra.div>
    </>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: '0',
  px: '2',
  borderBottomWidth: '1px',
} as const

const content = {
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overflowX: 'hidden',
  px: '4',
  py: '3',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  _focusVisible: { outlineOffset: '-2px' },
} as const

const Tab = chakra('button', {
  base: {
    minHeight: '8',
    px: '2',
    color: 'fg.muted',
    textStyle: 'small',
    fontWeight: 'medium',
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
    _hover: { color: 'fg', borderBottomColor: 'border.emphasized' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'brand.fg', borderBottomColor: 'brand.fg' },
    // There what is transparent is drawn.
    '@media (forced-colors: active)': {
      borderBottomColor: 'Canvas',
      '&[aria-selected=true]': { borderBottomColor: 'Highlight' },
    },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})

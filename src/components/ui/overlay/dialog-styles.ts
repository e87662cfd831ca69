import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

export type DialogPlacement = 'center' | 'top' | 'start' | 'end' | 'bottom'

const layer = (offset: number) => `calc({zIndex.modal} + var(--layer-index, 0) + ${offset})`

export const backdropStyle: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  zIndex: layer(0),
  bg: 'bg.backdrop',
  _open: { animation: 'fade-in 160ms ease-out' },
  _closed: { animation: 'fade-out 120ms ease-out' },
}

const positioner: SystemStyleObject = { position: 'fixed', inset: '0', zIndex: layer(1), display: 'flex' }

export const positionerStyle: Record<DialogPlacement, SystemStyleObject> = {
  center: {
    ...positioner,
    alignItems: { base: 'flex-end', sm: 'center' },
    justifyContent: 'center',
    p: { base: '0', sm: '4' },
  },
  top: {
    ...positioner,
    alignItems: 'flex-start',
    justifyContent: 'center',
    p: { base: '0', sm: '4' },
    pt: { sm: '12vh' },
  },
  start: { ...positioner, justifyContent: 'flex-start' },
  end: { ...positioner, justifyContent: 'flex-end' },
  bottom: { ...positioner, alignItems: 'flex-end', justifyContent: 'center' },
}

const content: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxHeight: '100dvh',
  bg: 'bg.panel',
  color: 'fg',
  boxShadow: 'float',
  outline: 'none',
  overflow: 'hidden',
  '@media (forced-colors: active)': { borderWidth: '1px' },
}

const enter = (name: string): SystemStyleObject => ({
  _open: { animation: `fade-in 160ms ease-out, ${name} 160ms ease-out` },
  _closed: { animation: 'fade-out 120ms ease-out' },
})

const side: SystemStyleObject = { ...content, height: '100dvh', paddingBottom: 'env(safe-area-inset-bottom)' }

export const contentStyle: Record<DialogPlacement, SystemStyleObject> = {
  center: {
    ...content,
    ...enter('rise'),
    maxHeight: { base: '92dvh', sm: 'calc(100dvh - 2rem)' },
    borderTopRadius: 'l3',
    borderBottomRadius: { base: '0', sm: 'l3' },
    paddingBottom: { base: 'env(safe-area-inset-bottom)', sm: '0' },
  },
  // What grows and shrinks while one types stays where it begins; on phones above the keyboard.
  top: {
    ...content,
    ...enter('rise'),
    maxHeight: { base: '100dvh', sm: 'calc(88vh - 1rem)' },
    borderTopRadius: { base: '0', sm: 'l3' },
    borderBottomRadius: 'l3',
  },
  start: { ...side, ...enter('from-start') },
  end: { ...side, ...enter('from-end') },
  bottom: { ...content, ...enter('rise'), maxHeight: '85dvh', borderTopRadius: 'l3' },
}

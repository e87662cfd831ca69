import { useState } from 'react'

export type PositionState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'known'; latitude: number; longitude: number }
  | { kind: 'refused' }
  | { kind: 'unknown' }

const limitMs = 10_000

/** Where the device is. Asked for only when `ask` is called, after a press (STA-3). */
export function usePosition() {
  const [position, setPosition] = useState<PositionState>({ kind: 'idle' })
  const ask = () => {
    const device = globalThis.navigator?.geolocation
    if (!device) return setPosition({ kind: 'unknown' })
    setPosition({ kind: 'asking' })
    device.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ kind: 'known', latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ kind: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { timeout: limitMs, maximumAge: 300_000 },
    )
  }
  return { position, ask, forget: () => setPosition({ kind: 'idle' }) }
}

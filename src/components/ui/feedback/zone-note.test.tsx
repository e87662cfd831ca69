import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '@/test/render-part'
import { ZoneNote } from './zone-note'

afterEach(() => vi.unstubAllEnvs())

const note = 'Times are in the railway’s zone, Asia/Kolkata.'

test.each(['UTC', 'Europe/London', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'api-model 11.3: a viewer in %s is told whose times they are',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    await renderPart(<ZoneNote />)
    expect(screen.getByText(note)).toBeInTheDocument()
  },
)

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])(
  'api-model 11.3: where clocks show the same, as in %s, nothing is said',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { container } = await renderPart(<ZoneNote />)
    expect(container).not.toHaveTextContent('zone')
  },
)

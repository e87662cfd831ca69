import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'

inSmallRailway()

/** What a window of 1280 px leaves beside the sidebar, the page's padding and a scrollbar. */
const room = 975

test.each(['trains', 'bookings', 'stations', 'users'])(
  'X-9: the columns of the admin’s %s fit into a window of 1280 px',
  async (list) => {
    renderApp(`/admin/${list}`, { token: issueToken(admin) })
    await screen.findByRole('table')
    const widths = screen
      .getAllByRole('columnheader')
      .map(({ style }) => Number.parseFloat(style.flexBasis) * 16)
    expect(widths.length).toBeGreaterThan(5)
    expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(room)
  },
)

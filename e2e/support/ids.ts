import { expect, type Page } from '@playwright/test'
import { demoResetToken } from '../../mocks/handlers/auth.ts'

/** Asks the API as the page does: with the token it has stored. */
async function firstId(page: Page, apiOrigin: string, path: string): Promise<string> {
  const id = await page.evaluate(
    async (url) => {
      const token = localStorage.getItem('token') ?? sessionStorage.getItem('token')
      const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
      const { data } = (await answer.json()) as { data: { _id: string }[] }
      return data[0]?._id
    },
    `${apiOrigin || new URL(page.url()).origin}/api${path}`,
  )
  expect(id, `the first of ${path}`).toBeTruthy()
  return String(id)
}

const sources: Record<string, (page: Page, apiOrigin: string) => Promise<string>> = {
  $trainId: (page, api) => firstId(page, api, '/trains'),
  $stationId: (page, api) => firstId(page, api, '/stations'),
  $bookingId: (page, api) => firstId(page, api, '/bookings'),
  $token: () => Promise.resolve(demoResetToken),
}

/** The path with real ids in it. The page must be signed in where a record is needed. */
export async function filled(page: Page, path: string, apiOrigin: string): Promise<string> {
  let address = ''
  for (const part of path.split('/').slice(1)) {
    const id = part.startsWith('$') ? await sources[part]?.(page, apiOrigin) : part
    if (id === undefined) throw new Error(`Nothing is known to stand for ${part} in ${path}`)
    address += `/${id}`
  }
  return address
}

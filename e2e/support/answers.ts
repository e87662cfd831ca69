import type { Page, Route } from '@playwright/test'

/** With these the page may read an answer that a test gives in place of the server's. */
export const readableBy = (page: Page) => ({
  'access-control-allow-origin': new URL(page.url()).origin,
  'access-control-allow-credentials': 'true',
})

/** A refusal in the server's form. */
export const refuse = (page: Page, route: Route, status: number, json: object) =>
  route.fulfill({ status, headers: readableBy(page), json: { success: false, ...json } })

import type { Page } from '@playwright/test'

/** What the content security policy refuses in the pages that are opened from now on. */
export async function refusedByPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('refused', (what: string) => void refused.push(what))
  // Ahead of the page's own scripts.
  await page.addInitScript(() => {
    const { refused: tell } = globalThis as unknown as { refused: (what: string) => void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      tell(`${effectiveDirective} ${blockedURI} ${sourceFile}`.trim()),
    )
  })
  return refused
}

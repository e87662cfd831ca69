import { plainState, qaText } from '../../mocks/studio/link.ts'
import { expect } from './test.ts'
import type { StudioState } from '../../mocks/studio/types.ts'
import type { Page } from '@playwright/test'

/** Opens the demo as a link to a scenario does: on its data, by its rules, at its page. */
export async function openScenario(page: Page, id: string, change: Partial<StudioState> = {}) {
  await page.goto(`/?qa=${qaText({ ...plainState, ...change, scenario: id })}`)
  await expect(page).not.toHaveURL(/[?&]qa=/)
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** How somebody acts on a page: one of the two has to be enough for everything. */
export interface InputDevice {
  press(control: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
}

export const mouse: InputDevice = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
}

/** Tab by Tab, as somebody without a pointer does: what cannot be reached so fails the test. */
export function keyboard(page: Page): InputDevice {
  const reach = async (control: Locator) => {
    await expect(control).toBeVisible()
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`120 Tabs do not lead to ${control.toString()}`)
  }
  return {
    press: async (control) => {
      await reach(control)
      await page.keyboard.press((await control.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
    },
    type: async (field, text) => {
      await reach(field)
      await page.keyboard.type(text)
    },
  }
}

/** From now on a press of a pointer is an error in the console, which fails the test. */
export const withoutPointer = (page: Page) =>
  page.addInitScript(() => {
    const refuse = ({ type, isTrusted }: Event) => {
      if (isTrusted) console.error(`A ${type} in a test without a pointer`)
    }
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, refuse, true)
  })

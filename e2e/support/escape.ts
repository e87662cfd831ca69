import type { Page } from '@playwright/test'

/** Closes the dialog or menu that was opened last: it hears the key once it has the focus, a frame after it is seen. */
export async function escape(page: Page) {
  await page.locator(':is([role=dialog], [role=alertdialog], [role=menu]):focus-within').first().waitFor()
  await page.keyboard.press('Escape')
}

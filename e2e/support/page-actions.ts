import type { Locator, Page } from '@playwright/test'
import type { Decision, Fields, Step } from '../../src/test/cards/card.ts'
import { ownTime } from './admin.ts'
import { filled } from './records.ts'
import type { OpenedDialog } from './screens.ts'
import { expect } from './test.ts'

// What somebody does to a page in a browser test; most of it as the cards say it.

type Name = string | RegExp
const nameOf = (name: Name) => (typeof name === 'string' ? filled(name) : name)

const byRole = (page: Page, role: Parameters<Page['getByRole']>[0], name: Name) =>
  page.getByRole(role, { name: nameOf(name), exact: true })

async function setField(field: Locator, value: string | true) {
  // The stars of a review are seen in place of their fields.
  if (value === true) return field.check({ force: true })
  const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement)
  await (isChoice ? field.selectOption(filled(value)) : field.fill(filled(value)))
}

async function fillIn(page: Page, form: string | undefined, fields: Fields) {
  const around = form === undefined ? page.locator('body') : byRole(page, 'form', form)
  for (const [label, value] of Object.entries(fields)) {
    // A list of choices may have the name of its field.
    const field = around.getByLabel(label, { exact: true }).and(page.locator('input, textarea, select'))
    await setField(field, value)
  }
}

function found(page: Page, { role, name }: Extract<Step, { does: 'see' | 'miss' }>): Locator {
  if (role === 'toast') return page.locator('[data-sonner-toast]')
  if (role === 'text') return page.getByText(nameOf(name ?? ''))
  return name === undefined ? page.getByRole(role) : byRole(page, role, name)
}

async function doStep(page: Page, step: Step) {
  switch (step.does) {
    case 'press':
      return byRole(page, 'button', step.name).first().click()
    case 'follow':
      return byRole(page, 'link', step.name).first().click()
    case 'tick':
      return byRole(page, 'checkbox', step.name).nth(step.nth).check()
    case 'fill':
      return fillIn(page, step.form, step.fields)
    case 'unfold':
      return page.getByText(nameOf(step.text)).first().click()
    case 'type':
      for (const key of step.keys.split(' ')) await page.keyboard.press(key)
      return
    case 'see':
      await expect(found(page, step).first()).toBeVisible()
      return step.says && expect(found(page, step).filter({ hasText: step.says })).not.toHaveCount(0)
    case 'miss':
      return expect(found(page, step)).toHaveCount(0)
  }
}

/** Takes the steps of a card. */
export async function take(page: Page, steps: readonly Step[] = []) {
  for (const step of steps) await doStep(page, step)
}

/** What a dialog needs before its page is opened. */
export const prepare = async (page: Page, { clockStopped }: OpenedDialog) => {
  if (clockStopped) await ownTime(page)
}

/** What carries a decision out. */
export function buttonOf(page: Page, { form, in: place, button }: Pick<Decision, 'form' | 'in' | 'button'>) {
  const around = place ? page.getByRole(place) : form ? byRole(page, 'form', form) : page.getByRole('main')
  return around.getByRole('button', { name: nameOf(button), exact: true })
}

/** Closes the dialog or menu that was opened last: it hears the key once it has the focus, a frame after it is seen. */
export async function escape(page: Page) {
  await page.locator(':is([role=dialog], [role=alertdialog], [role=menu]):focus-within').first().waitFor()
  await page.keyboard.press('Escape')
}

/** Down the whole page, a screen with each frame: some parts come only when they are about to be seen. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })

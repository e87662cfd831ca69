import type { CDPSession, Page } from '@playwright/test'
import { escape, take } from '../support/page-actions.ts'
import { goInApp } from '../support/go-in-app.ts'
import type { PersonaId } from '../support/personas.ts'
import { dialogs } from '../support/screens.ts'
import { newToken, openRemembered } from '../support/session.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const warmUp = 7
const cycles = 100

/** What the page holds when nothing is left to collect. */
async function held(session: CDPSession) {
  // What only a finalizer frees is gone the second time.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 2 ** 20, nodes, listeners: jsEventListeners }
}

/** After a hundred cycles there is no more to hold than after the first ones. */
async function expectNoLeak(page: Page, cycle: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  for (let n = 0; n < warmUp; n += 1) await cycle()
  const before = await held(session)
  for (let n = 0; n < cycles; n += 1) await cycle()
  const after = await held(session)
  console.log(JSON.stringify({ before, after }))
  expect(after.megabytes - before.megabytes).toBeLessThanOrEqual(5)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.05)
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()
const close = async (page: Page, role: 'dialog' | 'alertdialog' | 'menu') => {
  await expect(page.getByRole(role).last()).toBeVisible()
  await escape(page)
  await expect(page.getByRole(role)).toHaveCount(0)
}

/** Each page by its link in the sidebar, and whatever it can open. */
const visits: [label: string, open: (page: Page) => Promise<void>][] = [
  [
    'Trains',
    async (page) => {
      await main(page).getByRole('rowheader').first().getByRole('link').click()
      await close(page, 'dialog')
      await main(page)
        .getByRole('checkbox', { name: /^Choose / })
        .nth(1)
        .click()
      await press(page, /^Delete /)
      await close(page, 'alertdialog')
      await press(page, 'Clear')
      await press(page, 'Views')
      await page.keyboard.press('Escape')
    },
  ],
  [
    'Stations',
    async (page) => {
      await main(page).getByRole('link', { name: 'Add station' }).click()
      await close(page, 'dialog')
    },
  ],
  [
    'Bookings',
    async (page) => {
      await main(page).getByRole('rowheader').first().getByRole('link').click()
      await close(page, 'dialog')
    },
  ],
  ['Reports', (page) => expect(main(page).locator('canvas').first()).toBeVisible()],
  [
    'Users',
    async (page) => {
      await main(page).getByRole('link', { name: 'Add user' }).click()
      await close(page, 'dialog')
    },
  ],
  ['Dashboard', async () => {}],
  [
    'Help',
    async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await close(page, 'menu')
      await page.keyboard.press('Control+k')
      await close(page, 'dialog')
    },
  ],
  ['Contact', async () => {}],
]

test('goal G29: a hundred times through eight pages and all that they open leave nothing behind', async ({
  page,
  apiOrigin,
}) => {
  await openRemembered(page, await newToken(page, apiOrigin, 'admin'), '/admin/dashboard')
  await settled(page)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const admin = sidebar.getByRole('button', { name: 'Admin' })
  if ((await admin.getAttribute('aria-expanded')) === 'false') await admin.click()
  await expectNoLeak(page, async () => {
    for (const [label, open] of visits) {
      await sidebar.getByRole('link', { name: label, exact: true }).last().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        label === 'Dashboard' ? 'Welcome' : label,
      )
      await settled(page)
      await open(page)
    }
  })
})

/** Panels, questions and menus; what opens within the page closes with it. */
async function closeAll(page: Page) {
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'))
  for (let left = await open.count(); left > 0; left -= 1) {
    await escape(page)
    await expect(open).toHaveCount(left - 1)
  }
}

const wide = { width: 1280, height: 800 }
const own: [who: PersonaId, name: string][] = [
  ['frequent-passenger', 'passengers'],
  ['admin', 'admins'],
]

for (const [who, name] of own) {
  // Once a message has come, there is no empty list of them.
  const opened = dialogs.filter(
    ({ as, sends, what }) => as === who && !sends && what !== 'the empty notifications',
  )
  test(`goal G29: all that ${name} can open, opened and closed a hundred times, leaves nothing behind`, async ({
    page,
    apiOrigin,
  }) => {
    await openRemembered(page, await newToken(page, apiOrigin, who), '/help')
    await expectNoLeak(page, async () => {
      for (const { address, steps, widths: [width = wide.width] = [] } of opened) {
        await page.setViewportSize({ ...wide, width })
        await goInApp(page, address)
        await settled(page)
        await take(page, steps)
        await closeAll(page)
      }
      await page.setViewportSize(wide)
      await goInApp(page, '/help')
      await settled(page)
      // A message is there for three seconds.
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    })
  })
}

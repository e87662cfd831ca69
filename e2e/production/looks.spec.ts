import { themes } from '../support/axe.ts'
import { expectNothingWrongAt, expectNothingWrongWith } from '../support/looks.ts'
import { openedByAdmins } from '../support/opened-by-admins.ts'
import { openedByPassengers } from '../support/opened-by-passengers.ts'
import type { Opened } from '../support/opened.ts'
import type { PersonaId } from '../support/personas.ts'
import { elsewhere, routes } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'

for (const [index, route] of [...routes, ...elsewhere].entries()) {
  test(`X-1 goal G33 ${route.about}: neither axe nor the policy finds anything at ${route.path}`, async ({
    page,
  }) => {
    // Two themes, four widths and six times axe: tables of a hundred rows take it long.
    test.slow()
    // Every other one is opened in the dark.
    await expectNothingWrongAt(page, route, index % 2 ? themes.toReversed() : themes)
  })
}

const palette: Opened = {
  what: 'the palette',
  about: 'C3',
  address: '/help',
  open: async (page) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('pune')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
}

const opened: [PersonaId, Opened[]][] = [
  ['frequent-passenger', [...openedByPassengers, palette]],
  ['admin', openedByAdmins],
]

for (const [as, cases] of opened) {
  for (const one of cases) {
    // The server is every test's: e2e/looks-demo.spec.ts.
    if (one.sends) continue
    test(`X-1 goal G33 ${one.about}: neither axe nor the policy finds anything wrong with ${one.what}`, async ({
      page,
    }) => {
      await expectNothingWrongWith(page, as, one)
    })
  }
}

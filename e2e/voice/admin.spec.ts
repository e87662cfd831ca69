import { openAsAdmin, undoMs } from '../support/admin.ts'
import { stations } from '../support/seed.ts'
import { expect, test } from '../support/test.ts'
import { voiceOf } from '../support/voice.ts'

test('X-10 J2: what is said of a station that is changed wrongly, mended and saved', async ({ page }) => {
  const [station] = stations.toSorted((a, b) => a.name.localeCompare(b.name))
  const { announced, focusIs, opened, press, tab, tabTo, type } = await voiceOf(page)
  const { pass } = await openAsAdmin(page, 1280, '/admin/stations')
  await opened()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Stations" [level=1]
    - status: ${stations.length} stations
    - link "Add station"
    - search:
      - searchbox "Search"
      - combobox "State"
    - region "Stations":
      - table "Stations"
  `)
  await tabTo(`checkbox "Choose ${station?.name} (${station?.code})", not checked`)
  await tab(`link "${station?.code}"`)
  await press('Enter')
  await focusIs(`textbox "Code", value "${station?.code}", description "Up to five letters and digits"`)
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "${station?.name} (${station?.code})":
      - heading "${station?.name} (${station?.code})" [level=2]
      - form "Station":
        - textbox "Code"
        - textbox "Name"
        - textbox "City"
        - textbox "State"
        - textbox "Zone (optional)"
        - textbox "Latitude"
        - textbox "Longitude"
        - img /^Map of \\d+ stations/
      - button "Close"
      - button "Save station"
  `)

  await tabTo(/^textbox "Latitude"/)
  await type('north')
  await tabTo('button "Save station"')
  await press('Enter')
  await focusIs('alert "There is a problem"')
  const fault = 'north is not a latitude in degrees: write it like 18.5286'
  await announced(`alert: There is a problem ${fault}`)
  await tab(`link "${fault}"`)
  await press('Enter')
  await focusIs(`textbox "Latitude", value "north", invalid, description "${fault}"`)
  await press('ControlOrMeta+A')
  await type('2')
  await type('4.4')
  await focusIs('textbox "Latitude", value "24.4"')
  await announced()
  await tabTo('button "Save station"')
  await press('Enter')

  await focusIs(`link "${station?.code}"`)
  await announced(`status: Change ${station?.name} (${station?.code}). You can undo it for 10 seconds.`)
  await expect(page.getByRole('region', { name: 'Pending changes' })).toMatchAriaSnapshot(`
    - region "Pending changes":
      - heading "1 change not sent yet" [level=2]
  `)
  await pass(undoMs)
  await announced(`status: Changed ${station?.name} (${station?.code}).`)
})

import { journeyDay } from '../support/journeys.ts'
import { expect, signedIn, test } from '../support/test.ts'
import { voiceOf } from '../support/voice.ts'

test('X-10 X-8: what is said of the menu, the folded question and the filters on a phone', async ({
  page,
}) => {
  const { announced, focusIs, opened, press, tab, tabTo } = await voiceOf(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await signedIn(page, 'new-passenger')
  await page.goto('/dashboard')
  await opened()

  await tabTo('link "Skip to content"')
  await tab('button "Menu", collapsed')
  await press('Enter')
  await focusIs('link "Dashboard"')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Menu":
      - heading "Menu" [level=2]
      - navigation "Main":
        - list:
          - listitem:
            - link "Dashboard"
      - button "Close"
  `)
  await press('Escape')
  await focusIs('button "Menu", collapsed')

  await page.goto(`/plan-journey?from=MMCT&to=NDLS&date=${journeyDay}&passengers=1`)
  await opened()
  await tabTo(/^button "MMCT → NDLS · .+ · 1 passenger · Change", collapsed$/)
  await press('Enter')
  await focusIs('group "Your search"')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - search "Journey":
      - combobox "From": Mumbai Central (MMCT)
      - combobox "To": New Delhi (NDLS)
      - button "Search"
  `)
  await tabTo('button "Filters"')
  await press('Enter')
  await focusIs('combobox "Changes", value "Direct trains first", collapsed')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Filters":
      - heading "Filters" [level=2]
      - combobox "Changes"
      - group "Departure":
        - checkbox /^Night/
        - checkbox /^Morning/
      - group "Seats":
        - checkbox "With a free seat"
      - button /^Show \\d+ journeys$/
      - button "Close"
  `)
  await tabTo(/^checkbox "Morning.*, not checked$/)
  await press('Space')
  await focusIs(/^checkbox "Morning.*, checked$/)
  await announced(/^status: \d+ of \d+ direct trains, /)
  await press('Escape')
  await focusIs('button "Filters · 1 in use"')
})

import { expect, signedIn, test } from '../support/test.ts'
import { voiceOf } from '../support/voice.ts'

test('X-10 X-2 BOK-3 CNF-5: what is said from the search to the cancelled booking', async ({ page }) => {
  const { announced, focusIs, opened, press, tab, tabTo, type } = await voiceOf(page)
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedIn(page, 'new-passenger')
  await page.goto('/dashboard')
  await opened()

  await test.step('to the planner', async () => {
    await tabTo('link "Skip to content"')
    await tabTo('link "Plan Journey"')
    await press('Enter')
    await focusIs('heading "Plan a journey", level 1')
    await expect(page).toHaveTitle('Plan a journey · Railway Planner')
    await expect(main).toMatchAriaSnapshot(`
      - heading "Plan a journey" [level=1]
      - text: /Between \\d+ stations/
      - search "Journey":
        - combobox "From"
        - button "Swap from and to"
        - combobox "To"
        - textbox "Date"
        - group "Quick dates":
          - button /^Tomorrow/ [pressed]
          - button /^Saturday/
        - combobox "Passengers"
        - combobox "Leave"
        - button "Search"
    `)
  })

  await test.step('a station by its code', async () => {
    await tab('combobox "From", collapsed')
    await type('MMCT')
    await focusIs('combobox "From", value "MMCT", expanded')
    await announced('status: 1 to choose from')
    await press('ArrowDown')
    await focusIs('option "Mumbai Central Mumbai, Maharashtra MMCT", selected')
    await press('Enter')
    await focusIs('combobox "From", value "Mumbai Central (MMCT)", collapsed')
    await tab('button "Swap from and to"', 'combobox "To", collapsed')
    await type('NDLS')
    await announced('status: 1 to choose from')
    await press('ArrowDown')
    await press('Enter')
    await focusIs('combobox "To", value "New Delhi (NDLS)", collapsed')
  })

  await test.step('the search', async () => {
    await tabTo(/^button "Saturday.*", not pressed$/)
    await press('Enter')
    await focusIs(/^button "Saturday.*", pressed$/)
    await tabTo('button "Search"')
    await press('Enter')
    await announced(/^status: \d+ direct trains, Sat /)
    await focusIs('button "Search"')
    await expect(page.getByRole('region', { name: 'Trains found' })).toMatchAriaSnapshot(`
      - status: /\\d+ direct trains, Sat/
      - complementary "Filters"
      - navigation "Order of results"
      - button /^Earlier/
      - region /^Sat/:
        - heading /^Sat/ [level=2]
        - list:
          - listitem:
            - heading /^\\d{5} / [level=3]
            - text: /Departure \\d\\d:\\d\\d Mumbai Central MMCT Duration .+ Arrival \\d\\d:\\d\\d/
            - link /^Book \\d{5} /
            - checkbox /^Compare \\d{5} /
    `)
  })

  await test.step('the first step of the booking', async () => {
    await tabTo(/^link "Book \d{5} /)
    await press('Enter')
    await focusIs('heading "New booking", level 1')
    await expect(main).toMatchAriaSnapshot(`
      - heading "New booking" [level=1]
      - navigation "Booking steps":
        - list:
          - listitem: Journey
          - listitem: Passengers
      - 'heading "Step 1 of 3: Journey" [level=2]'
      - combobox "From"
      - combobox "To"
      - status: /\\d+ seats (free|left)/
      - button "Continue to passengers"
    `)
    await announced(/^status: [\d,]+ seats/)
    await tabTo('button "Continue to passengers"')
    await press('Enter')
    await focusIs('heading "Step 2 of 3: Passengers", level 2')
  })

  await test.step('passengers left out, and filled in', async () => {
    await tabTo('button "Continue to review"')
    await press('Enter')
    await focusIs('alert "There is a problem"')
    await announced(
      'alert: There is a problem Passenger 1: Enter the full name Passenger 1: Enter the age in years Passenger 1: Choose a gender',
    )
    await expect(page.getByRole('group', { name: 'Passenger 1', exact: true })).toMatchAriaSnapshot(`
      - group "Passenger 1":
        - textbox "Full name" [invalid]
        - textbox "Age" [invalid]
        - group "Gender":
          - radio "Female"
    `)
    await tab('link "Passenger 1: Enter the full name"')
    await press('Enter')
    await focusIs('textbox "Full name", invalid, description "As on the identity card Enter the full name"')
    await type('Asha Verma')
    await tab('textbox "Age", invalid, description "In years Enter the age in years"')
    await type('31')
    await focusIs('textbox "Age", value "31", description "In years"')
    await tab('radio "Female", not checked, invalid')
    await press('Space')
    await focusIs('radio "Female", checked')
    await tabTo('button "Continue to review"')
    await press('Enter')
    await focusIs('heading "Step 3 of 3: Review", level 2')
    await announced()
  })

  await test.step('the review', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - navigation "Booking steps":
        - list:
          - listitem:
            - link "Journey (done)"
          - listitem:
            - link "Passengers (done)"
          - listitem: Review
      - term: From
      - definition: Mumbai Central (MMCT)
      - heading "1 passenger" [level=2]
      - term: Asha Verma
      - definition: 31 years, Female, no berth wish
      - button "Book 1 seat"
    `)
    await tab('link "Change journey"', 'link "Change passengers"')
    await tab('link "Back to passengers"', 'button "Book 1 seat"')
    await press('Enter')
  })

  await focusIs('heading "You are booked", level 1')
  const copy = page.getByRole('button', { name: /^Copy PNR / })
  const pnr = (await copy.getAttribute('aria-label'))?.replace('Copy PNR ', '') ?? ''
  await test.step('the ticket', async () => {
    await announced(`polite: Success: Booked. PNR ${pnr} Close message`)
    await expect(main).toMatchAriaSnapshot(`
      - heading "You are booked" [level=1]
      - button "Copy PNR ${pnr}"
      - img "QR code of PNR ${pnr}"
      - heading "Passengers" [level=2]
      - list "Passengers":
        - listitem: Asha Verma 31 years · Female · Seat is assigned later
      - button "Download ticket"
      - link "All my bookings"
    `)
    const arriving = page.waitForEvent('download')
    await tabTo('button "Download ticket"')
    await press('Enter')
    await arriving
    await announced(`polite: Success: Ticket saved as ticket-${pnr}.pdf Close message`)
    await focusIs('button "Download ticket"')
    await tabTo('link "All my bookings"')
    await press('Enter')
    await focusIs('heading "My bookings", level 1')
    await announced('status: 1 booking')
  })

  await test.step('the cancelling', async () => {
    await tabTo('button "Cancel booking"')
    await press('Enter')
    await focusIs('button "Keep booking"')
    await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
      - alertdialog "Cancel booking ${pnr}?":
        - heading "Cancel booking ${pnr}?" [level=2]
        - paragraph: /^You give up 1 seat on /
        - paragraph: /^Money back/
        - button "Keep booking"
        - button "Cancel booking"
    `)
    await tab('button "Cancel booking"')
    await press('Enter')
    await focusIs('paragraph "You have cancelled this booking."')
    await announced(`polite: Success: Booking ${pnr} is cancelled Close message`)
    await expect(page.getByRole('article')).toMatchAriaSnapshot(`
      - article "Booking ${pnr}":
        - text: /^Cancelled/
        - link "Details of booking ${pnr}"
        - paragraph: You have cancelled this booking.
        - button "Book again"
    `)
  })
})

import { credentialsOf } from '../support/personas.ts'
import { expect, test } from '../support/test.ts'
import { voiceOf } from '../support/voice.ts'

test.use({ expectedErrors: /401.*auth\/login/ })

test('X-10 SES-6: what is said of a sign-in that is refused, and then goes through', async ({ page }) => {
  const { email, password } = credentialsOf('new-passenger')
  const { announced, focusIs, opened, press, tab, tabTo, type } = await voiceOf(page)
  await page.goto('/login')
  await opened()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Log in" [level=1]
    - form "Log in":
      - textbox "E-mail address"
      - textbox "Password"
      - button "Show password"
      - checkbox "Remember me on this device"
      - link "Forgot password?"
      - button "Log in"
  `)
  await tab(
    'textbox "E-mail address"',
    'textbox "Password"',
    'button "Show password", not pressed',
    'checkbox "Remember me on this device", not checked',
    'link "Forgot password?"',
    'button "Log in"',
  )

  await press('Enter')
  await focusIs('alert "There is a problem"')
  await announced('alert: There is a problem Enter your e-mail address Enter your password')
  await expect(page.getByRole('form')).toMatchAriaSnapshot(`
    - form "Log in":
      - alert "There is a problem":
        - heading "There is a problem" [level=2]
        - list:
          - listitem:
            - link "Enter your e-mail address"
          - listitem:
            - link "Enter your password"
      - textbox "E-mail address" [invalid]
      - textbox "Password" [invalid]
  `)
  await tab('link "Enter your e-mail address"')
  await press('Enter')
  await focusIs('textbox "E-mail address", invalid, description "Enter your e-mail address"')
  await type(email)
  await tab('textbox "Password", invalid, description "Enter your password"')
  await type('not this one')
  await press('Enter')

  await focusIs('group "Wrong e-mail address or password"')
  await announced('alert: Wrong e-mail address or password')
  await tab(`textbox "E-mail address", value "${email}"`, 'textbox "Password"')
  await type(password)
  await tabTo('button "Log in"')
  await press('Enter')
  await focusIs(/^heading "Welcome, .+", level 1$/)
  await expect(page).toHaveTitle('Dashboard · Railway Planner')
  await announced()
})

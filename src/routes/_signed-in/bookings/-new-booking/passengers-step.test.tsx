import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { maya, trainId } from '@mocks/fixture'
import { readBookingDraft } from '@/mutations/booking/draft'
import { enter } from '@/test/enter'
import {
  continueButton,
  fillIn,
  keepTyped,
  openBooking,
  passenger,
  typed,
  wednesday,
} from '@/test/booking-form'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const open = (passengers = 1) => openBooking(`?date=${wednesday}&passengers=${passengers}&step=passengers`)
const problems = () => screen.findByRole('alert', { name: 'There is a problem' })
const lines = async () =>
  within(await problems())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('BOK-3: Continue is never greyed; the summary has the focus, its lines lead to the fields and say the same', async () => {
  keepTyped([typed('Ira Sol', '34', 'F')])
  const { user, address } = open(2)
  expect(await continueButton()).toBeEnabled()
  await user.click(await continueButton())
  expect(await lines()).toEqual([
    'Passenger 2: Enter the full name',
    'Passenger 2: Enter the age in years',
    'Passenger 2: Choose a gender',
  ])
  expect(await problems()).toHaveFocus()
  expect(address()).toContain('step=passengers')
  const second = await passenger(2)
  const fields = [
    ['Enter the full name', second.getByLabelText('Full name')],
    ['Enter the age in years', second.getByLabelText('Age')],
    ['Choose a gender', second.getByRole('radio', { name: 'Female' })],
  ] as const
  for (const [words, field] of fields) {
    await user.click(screen.getByRole('link', { name: `Passenger 2: ${words}` }))
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field.closest('fieldset')).toHaveTextContent(words)
  }
  await fillIn(user, 2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  // Enter in a field is the button's press.
  await user.type(second.getByLabelText('Age'), '{Enter}')
  expect(await screen.findByText('Step 3 of 3: Review')).toBeInTheDocument()
})

test('api-model 8: an age that is none is refused at its field, and kept to be mended', async () => {
  keepTyped([typed('Ira Sol', '', 'O')])
  const { user } = open()
  const field = (await passenger(1)).getByLabelText('Age')
  for (const [age, words] of [
    ['1.5', '1.5 is not an age: use whole years, such as 34'],
    [' ', 'Enter the age in years'],
  ] as const) {
    await enter(user, field, age)
    await user.click(await continueButton())
    expect(await lines()).toEqual([`Passenger 1: ${words}`])
    expect(field).toHaveAccessibleDescription(`In years ${words}`)
    expect(field).toHaveValue(age)
  }
  await enter(user, field, ' 120 ')
  await user.click(await continueButton())
  expect(await screen.findByText('120 years, Other, no berth wish')).toBeInTheDocument()
})

const keptNames = () => readBookingDraft(maya, trainId(2)).passengers.map(({ name }) => name)

const names = [
  '李小龍',
  'महेन्द्र सिंह',
  'فاطمة الزهراء',
  "Seán O'Brien-Ng",
  '<img src=x onerror="globalThis.pwned = 1">',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("http://evil.example")',
  '\u202Egnp.exe',
]

test.each([
  ['in any script', names.slice(0, 4)],
  ['that means harm', names.slice(4)],
])('BOK-4: a name %s stays the text it is', async (_what, some) => {
  keepTyped(some.map((name) => typed(name, '34', 'F')))
  const { user } = openBooking(`?date=${wednesday}&passengers=${some.length}&step=review`)
  const shown = () => screen.getAllByText((text) => some.includes(text), { selector: 'bdi' })
  const areShown = () => expect(shown().map(({ textContent }) => textContent)).toEqual(some)
  const book = await screen.findByRole('button', { name: `Book ${some.length} seats` })
  areShown()
  expect(document.querySelector('main img[src]')).toBeNull()
  await user.click(book)
  await screen.findByRole('heading', { name: 'You are booked' })
  expect(db.bookings.at(-1)?.passengers.map(({ name }) => name)).toEqual(some)
  areShown()
  expect(globalThis).not.toHaveProperty('pwned')
})

test('BOK-4, BOK-10: one field for the name, which the browser may fill and does not spell-check, takes any text as it is; gender and berth wish are labelled groups of radio buttons', async () => {
  open()
  const form = await passenger(1)
  const field = form.getByLabelText('Full name')
  expect(field).toHaveAttribute('autocomplete', 'name')
  expect(field).toHaveAttribute('spellcheck', 'false')
  expect(field).toHaveAttribute('dir', 'auto')
  for (const name of names) {
    fireEvent.change(field, { target: { value: name } })
    await waitFor(() => expect(keptNames()).toEqual([name]))
    expect(field).toHaveValue(name)
  }
  const radios = (name: string) =>
    within(form.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent)
  expect(radios('Gender')).toEqual(['Female', 'Male', 'Other'])
  expect(radios('Berth preference')).toEqual([
    'No preference',
    'Lower',
    'Middle',
    'Upper',
    'Side lower',
    'Side upper',
  ])
  expect(form.getByRole('radio', { name: 'No preference' })).toBeChecked()
  expect(form.getByRole('group', { name: 'Berth preference' })).toHaveAccessibleDescription(
    /A preference, not a guarantee/,
  )
})

test('BOK-1: adding and removing keep what was typed, move the focus, are announced, and are in the address', async () => {
  keepTyped([typed('Ira Sol', '34', 'F')])
  const { user, address } = open()
  await passenger(1)
  const scrolled = vi.spyOn(window, 'scrollTo')
  await user.click(screen.getByRole('button', { name: 'Add a passenger' }))
  const second = (await passenger(2)).getByLabelText('Full name')
  expect(second).toHaveFocus()
  expect(screen.getByText('Passenger 2 added')).toHaveAttribute('role', 'status')
  expect(address()).toContain('passengers=2')
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('Ira Sol')
  await fillIn(user, 2, { name: 'Omar', age: '7', gender: 'Male' })
  await user.click(screen.getByRole('button', { name: 'Add a passenger' }))
  await fillIn(user, 3, { name: 'Zoe', age: '70', gender: 'Other' })

  await user.click(screen.getByRole('button', { name: 'Remove passenger 2' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Passenger 3' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Add a passenger' })).toHaveFocus()
  expect(screen.getByText('Passenger 2 removed, 2 passengers left')).toHaveAttribute('role', 'status')
  const last = await passenger(2)
  expect(last.getByLabelText('Full name')).toHaveValue('Zoe')
  expect(last.getByRole('radio', { name: 'Other' })).toBeChecked()
  expect(address()).toContain('passengers=2')
  expect(scrolled).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Remove passenger 1' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument())
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('Zoe')
  await user.click(await continueButton())
  expect(await screen.findByText('70 years, Other, no berth wish')).toBeInTheDocument()
})

test('G7: fewer and then more passengers on the first step: who was typed is there again', async () => {
  keepTyped([typed('Ira Sol', '34', 'F'), typed('Omar', '7', 'M')])
  const { user } = open(3)
  await fillIn(user, 3, { name: 'Zoe', age: '70', gender: 'Other' })
  await user.click(screen.getByRole('button', { name: 'Back to journey' }))
  await user.selectOptions(await screen.findByLabelText('Passengers'), '1')
  await user.click(await continueButton())
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('Ira Sol')
  expect(screen.queryByRole('group', { name: 'Passenger 2' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add a passenger' }))
  expect((await passenger(2)).getByLabelText('Full name')).toHaveValue('Omar')
  await user.click(screen.getByRole('button', { name: 'Add a passenger' }))
  expect((await passenger(3)).getByLabelText('Full name')).toHaveValue('Zoe')
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maya, ravi } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { hostileValues } from '@/test/hostile/hostile-values'
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
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'
import { changeSaved, removeSaved, savedPassengers, savePassengers } from './saved-passengers'

inSmallRailway()

const person = (name: string, age = '34', gender = 'F') => ({ name, age, gender, berthPreference: 'NA' })
const names = (userId = maya) => savedPassengers(userId).map(({ name }) => name)
const openStep = (passengers = 1, as = maya) =>
  openBooking(`?date=${wednesday}&passengers=${passengers}&step=passengers`, { as })
const openSettings = (as = maya) => renderApp('/settings', { token: issueToken(as) })
const optIn = () => screen.findByRole('checkbox', { name: 'Save these passengers on this device' })
const offers = () =>
  screen.queryAllByRole('button', { name: /^Add (?!a passenger)/ }).map((chip) => chip.textContent)
const fieldOf = async (n: number) => (await passenger(n)).getByLabelText('Full name')

test('G7: nobody is saved unless it is asked for; what that means is said beside it', async () => {
  keepTyped([typed('Ira Sol', '34', 'F')])
  const { user } = openStep()
  expect(await optIn()).not.toBeChecked()
  expect(await optIn()).toHaveAccessibleDescription(
    /stay in this browser, for you alone, also after you log out/,
  )
  await user.click(await continueButton())
  await screen.findByText('Step 3 of 3: Review')
  expect(localStorage.getItem(`passengers:${maya}`)).toBeNull()
})

test('BOK-4: saved once, a passenger is one press away in the next booking, with everything but the typing', async () => {
  const { user, unmount } = openStep()
  await fillIn(user, 1, { name: ' Maya Lobo ', age: '34', gender: 'Female' })
  await user.click((await passenger(1)).getByRole('radio', { name: 'Side lower' }))
  await user.click(await optIn())
  await user.click(await continueButton())
  await screen.findByText('Step 3 of 3: Review')
  unmount()
  sessionStorage.clear()

  const next = openStep()
  await next.user.click(await screen.findByRole('button', { name: 'Add Maya Lobo, 34' }))
  const first = await passenger(1)
  expect(first.getByLabelText('Full name')).toHaveValue('Maya Lobo')
  expect(first.getByLabelText('Age')).toHaveValue('34')
  expect(first.getByRole('radio', { name: 'Female' })).toBeChecked()
  expect(first.getByRole('radio', { name: 'Side lower' })).toBeChecked()
  expect(screen.getByText('Maya Lobo is passenger 1')).toHaveAttribute('role', 'status')
  expect(offers()).toEqual([])
  await next.user.click(await continueButton())
  expect(await screen.findByText('34 years, Female, Side lower berth wished')).toBeInTheDocument()
})

test('BOK-1: presses fill the blanks first and then add; the focus walks on; the address and a reload know them', async () => {
  savePassengers(maya, [person('Ira'), person('Omar', '7', 'M'), person('Zoe', '70', 'O')])
  keepTyped([typed('Typed', '50', 'O')])
  const { user, address, unmount } = openStep(2)
  await passenger(2)
  expect(offers()).toEqual(['Add Ira, 34', 'Add Omar, 7', 'Add Zoe, 70'])
  await user.click(screen.getByRole('button', { name: 'Add Ira, 34' }))
  expect(await fieldOf(2)).toHaveValue('Ira')
  expect(screen.getByRole('button', { name: 'Add Omar, 7' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await fieldOf(3)).toHaveValue('Omar')
  expect(address()).toContain('passengers=3')
  expect(screen.getByRole('button', { name: 'Add Zoe, 70' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await fieldOf(4)).toHaveValue('Zoe')
  expect(screen.getByRole('button', { name: 'Add a passenger' })).toHaveFocus()
  expect(await fieldOf(1)).toHaveValue('Typed')
  await user.click(screen.getByRole('button', { name: 'Remove passenger 3' }))
  await waitFor(() => expect(offers()).toEqual(['Add Omar, 7']))
  const reloadAt = address()
  unmount()
  renderApp(reloadAt, { token: issueToken(maya) })
  expect(await fieldOf(3)).toHaveValue('Zoe')
})

test('api-model 7: six travel on one booking at most, and nobody is offered beyond, but for a place that is still blank; after one is removed another may come', async () => {
  savePassengers(maya, [person('Ira'), person('Omar')])
  keepTyped([1, 2, 3, 4, 5].map((n) => typed(`Typed ${n}`, '50', 'O')))
  const { user } = openStep(6)
  await passenger(6)
  await user.click(screen.getByRole('button', { name: 'Add Ira, 34' }))
  expect(await fieldOf(6)).toHaveValue('Ira')
  expect(offers()).toEqual([])
  expect(await continueButton()).toHaveFocus()
  expect(screen.getByText('At most 6 passengers travel on one booking.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a passenger' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove passenger 6' }))
  expect(await screen.findByRole('button', { name: 'Add a passenger' })).toHaveFocus()
})

test('A8: another user sees none of them; the first one does again', async () => {
  savePassengers(maya, [person('Ira')])
  const { unmount } = openStep(1, ravi)
  await passenger(1)
  expect(offers()).toEqual([])
  unmount()
  const settings = openSettings(ravi)
  expect(await screen.findByText(/^Nobody is saved on this device/)).toBeInTheDocument()
  settings.unmount()
  openStep()
  expect(await screen.findByRole('button', { name: 'Add Ira, 34' })).toBeInTheDocument()
})

test('B9: erasing local data takes them', async () => {
  savePassengers(maya, [person('Ira')])
  const { user, address } = openSettings()
  await user.click(await screen.findByRole('button', { name: 'Erase local data' }))
  await user.click(await screen.findByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(names()).toEqual([])
})

test('B9: in the settings they are changed, by the rules of the booking, and removed', async () => {
  savePassengers(maya, [person('Ira'), person('Omar', '7', 'M')])
  const { user } = openSettings()
  const section = within(await screen.findByRole('region', { name: 'Saved passengers' }))
  expect(await section.findByText('7 years, Male')).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Edit Omar' }))
  const age = section.getByLabelText('Age')
  expect(section.getByLabelText('Full name')).toHaveFocus()
  await enter(user, age, '0')
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(age).toHaveAccessibleDescription(/The age is 1 to 120/))
  expect(age).toHaveFocus()
  expect(savedPassengers(maya)[1]?.age).toBe('7')
  await enter(user, age, '8')
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  expect(await section.findByText('8 years, Male')).toBeInTheDocument()
  expect(section.getByText('Omar is changed')).toHaveAttribute('role', 'status')
  expect(section.getByRole('heading', { name: 'Saved passengers' })).toHaveFocus()

  await user.click(section.getByRole('button', { name: 'Edit Ira' }))
  await enter(user, section.getByLabelText('Full name'), 'Ira Sol')
  await user.click(section.getByRole('button', { name: 'Keep as it was' }))
  expect(names()).toEqual(['Ira', 'Omar'])
  await user.click(section.getByRole('button', { name: 'Remove Ira' }))
  await waitFor(() => expect(section.queryByText('Ira')).not.toBeInTheDocument())
  expect(names()).toEqual(['Omar'])
  expect(section.getByRole('heading', { name: 'Saved passengers' })).toHaveFocus()
})

test('B9: what is typed about one stays while others are changed and removed; all of them go with one press', async () => {
  savePassengers(maya, [person('Ira'), person('Omar', '7', 'M'), person('Lena')])
  const { user } = openSettings()
  await user.click(await screen.findByRole('button', { name: 'Edit Omar' }))
  const omar = within(screen.getByRole('form', { name: 'Saved passenger Omar' }))
  await enter(user, omar.getByLabelText('Full name'), 'Omar Sol')
  await user.click(screen.getByRole('button', { name: 'Edit Lena' }))
  const lena = within(screen.getByRole('form', { name: 'Saved passenger Lena' }))
  await user.click(lena.getByRole('radio', { name: 'Other' }))
  expect(omar.getByRole('radio', { name: 'Male' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Remove Ira' }))
  await user.click(lena.getByRole('button', { name: 'Save changes' }))
  expect(omar.getByLabelText('Full name')).toHaveValue('Omar Sol')
  await user.click(omar.getByRole('button', { name: 'Save changes' }))
  expect(names()).toEqual(['Omar Sol', 'Lena'])
  expect(savedPassengers(maya).map(({ gender }) => gender)).toEqual(['M', 'O'])
  await user.click(await screen.findByRole('button', { name: 'Remove all 2' }))
  expect(await screen.findByText('Nobody is saved on this device any more.')).toBeInTheDocument()
  expect(localStorage.getItem(`passengers:${maya}`)).toBeNull()
})

test.each([
  // The browser itself refuses more than some millions of characters.
  ...hostileValues.filter(({ length }) => length < 1_000_000),
  '[null,5,{"name":"x"},{"name":{},"age":[],"gender":"F"},{"name":"Old","age":"999","gender":"F"}]',
  JSON.stringify([{ ...person('Numbers'), age: 34 }]),
])('G7: what storage holds instead breaks nothing and offers nobody: %j', async (text) => {
  localStorage.setItem(`passengers:${maya}`, text)
  expect(savedPassengers(maya)).toEqual([])
  savePassengers(maya, [person('Ira')])
  expect(names()).toEqual(['Ira'])
})

test('G7: of a list that holds both, whoever fits the form is offered', async () => {
  localStorage.setItem(
    `passengers:${maya}`,
    JSON.stringify([5, { ...person(' Ira '), berthPreference: 'XX' }, {}]),
  )
  openStep()
  expect(await screen.findByRole('button', { name: 'Add Ira, 34' })).toBeInTheDocument()
  expect(savedPassengers(maya)).toEqual([person('Ira')])
})

test('G7: the latest come first, each once, twenty at the most; two of one name in one booking are two', () => {
  savePassengers(maya, [person('Ira', '33'), person('Omar')])
  savePassengers(maya, [person('IRA', '34')])
  expect(savedPassengers(maya)).toEqual([person('IRA', '34'), person('Omar')])
  savePassengers(maya, [person('Sol', '60', 'M'), person('Sol', '30', 'M')])
  savePassengers(maya, [person('Sol', '61', 'M'), person('Sol', '31', 'M')])
  expect(names()).toEqual(['Sol', 'Sol', 'IRA', 'Omar'])
  for (let n = 0; n < 25; n += 1) savePassengers(maya, [person(`P${n}`)])
  expect(names()).toHaveLength(20)
  expect(names()[0]).toBe('P24')
})

test('G7: what another tab has removed meanwhile does not come back', () => {
  savePassengers(maya, [person('Ira')])
  removeSaved(maya, person('Ira'))
  changeSaved(maya, person('Ira'), person('Irene'))
  removeSaved(maya, person('Ira'))
  expect(names()).toEqual([])
})

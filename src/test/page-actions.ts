import { act, fireEvent, waitFor } from '@testing-library/react'
import type { Act, Decision, Fields } from './cards/card'
import { filled } from './screens'

// What somebody does to a page in a component test. Asked of the document itself: roles take long to find in jsdom.

const isNamed = (name: string | RegExp) => (element: Element) => {
  const own = (element.getAttribute('aria-label') ?? element.textContent).trim()
  return typeof name === 'string' ? own === filled(name) : name.test(own)
}

const named = (selector: string, name: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isNamed(name))

export const buttons = (name: string | RegExp) => named('button', name)

const found = <Found>(find: () => Found | undefined, what: string) =>
  waitFor(() => {
    const element = find()
    if (!element) throw new Error(`There is no ${what}`)
    return element
  })

const dialog = '[role=dialog], [role=alertdialog]'

/** Presses the first button of that name, as a user would: of the dialog on top, where one is open. */
export async function press(name: string | RegExp) {
  const first = () => {
    const all = buttons(name)
    const top = all.findLast((button) => button.closest(dialog))?.closest(dialog)
    return all.find((button) => !top || top.contains(button))
  }
  fireEvent.click(await found(first, `button ${String(name)}`))
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldIn(form: Element, label: string): Field | undefined {
  const labels = [...form.querySelectorAll('label')]
  const control = labels.find(({ textContent }) => textContent.trim() === label)?.control
  return (control ?? form.querySelector(`[aria-label="${label}"]`) ?? undefined) as Field | undefined
}

function setField(field: Field, value: string | true) {
  if (value === true) {
    if (!(field as HTMLInputElement).checked) fireEvent.click(field)
    return
  }
  fireEvent.input(field, { target: { value } })
  fireEvent.change(field, { target: { value } })
  // Whoever goes on has chosen.
  if (field.getAttribute('role') === 'combobox') fireEvent.blur(field)
}

const formSelector = (name: string | undefined) =>
  name === undefined ? 'main form' : `form[aria-label="${name}"]`

/** Sets the fields of a form, named by their labels; without a name of the page's only one. */
export async function fillForm(formName: string | undefined, fields: Fields) {
  const form = await found(
    () => document.querySelector(formSelector(formName)) ?? undefined,
    `form ${formName}`,
  )
  for (const [label, value] of Object.entries(fields)) {
    const field = await found(() => fieldIn(form, label), `field ${label}`)
    act(() => setField(field, value === true ? value : filled(value)))
  }
}

/** Takes the steps of a card. */
export async function take(steps: readonly Act[] = []) {
  for (const step of steps) {
    if (step.does === 'press') await press(step.name)
    else if (step.does === 'fill') await fillForm(step.form, step.fields)
    else {
      const { name, nth } = step
      fireEvent.click(await found(() => named('input', name)[nth], `box ${String(name)}`))
    }
  }
}

/** What carries a decision out, where it is there. */
export function buttonOf({ form, in: place, button }: Decision): HTMLElement | null {
  const around = place ? `[role=${place}]` : form ? formSelector(form) : 'main'
  return named(`${around} button`, button)[0] ?? null
}

/** Takes the steps to a decision, and carries it out. */
export async function decide(decision: Decision) {
  await take(decision.steps)
  fireEvent.click(await found(() => buttonOf(decision) ?? undefined, `button ${String(decision.button)}`))
}

import { screen } from '@testing-library/react'
import { useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { Button } from '@/components/ui/button'
import { CheckboxField } from './checkbox-field'
import { DateField, TextAreaField, TextField } from './text-field'
import { ErrorSummary } from './error-summary'
import { PasswordField } from './password-field'
import { RadioGroup } from './radio-group'
import { SelectField } from './select-field'
import { renderPart } from '@/test/render-part'

test('a field is named by its label and described by hint and error', async () => {
  await renderPart(<TextField name="age" label="Age" hint="In years" error="Enter an age from 1 to 120" />)
  const field = screen.getByRole('textbox', { name: 'Age' })
  expect(field).toHaveAccessibleDescription('In years Enter an age from 1 to 120')
  expect(field).toBeInvalid()
  expect(field).toHaveAttribute('id', 'age')
})

test('a field without an error is neither invalid nor described', async () => {
  await renderPart(<TextField name="age" label="Age" optional />)
  const field = screen.getByRole('textbox', { name: 'Age (optional)' })
  expect(field).toBeValid()
  expect(field).not.toHaveAttribute('aria-describedby')
})

test('every kind of field says its error', async () => {
  const error = 'Say something'
  await renderPart(
    <>
      <TextAreaField name="text" label="Text" error={error} />
      <SelectField
        name="class"
        label="Class"
        error={error}
        placeholder="Choose"
        options={[{ value: 'SL', label: 'Sleeper' }]}
      />
      <CheckboxField name="terms" label="Terms" error={error} />
      <DateField name="date" label="Date" error={error} />
      <PasswordField name="password" label="Password" error={error} />
    </>,
  )
  for (const label of ['Text', 'Class', 'Terms', 'Date', 'Password']) {
    const field = screen.getByLabelText(label)
    expect(field).toHaveAccessibleDescription(error)
    expect(field).toBeInvalid()
  }
})

test('SES-7: the password can be shown, hidden and pasted', async () => {
  const { user } = await renderPart(<PasswordField name="password" label="Password" />)
  const field = screen.getByLabelText('Password')
  await user.click(field)
  await user.paste('correct horse')
  expect(field).toHaveValue('correct horse')
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAttribute('autocomplete', 'current-password')
  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false })
  await user.click(toggle)
  expect(field).toHaveAttribute('type', 'text')
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await user.click(toggle)
  expect(field).toHaveAttribute('type', 'password')
})

test('radios are one named group, and the error is said for the group', async () => {
  const { user } = await renderPart(
    <RadioGroup
      name="berth"
      legend="Berth"
      hint="A wish"
      error="Choose a berth"
      options={[
        { value: 'lower', label: 'Lower' },
        { value: 'upper', label: 'Upper', detail: 'By the window' },
      ]}
    />,
  )
  const group = screen.getByRole('group', { name: 'Berth' })
  expect(group).toHaveAccessibleDescription('A wish Choose a berth')
  await user.click(screen.getByRole('radio', { name: /Upper/ }))
  expect(screen.getByRole('radio', { name: /Upper/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Lower' })).not.toBeChecked()
})

test('fields take what register() gives', async () => {
  const sent = vi.fn<(values: object) => void>()
  function Form() {
    const { register, handleSubmit } = useForm({
      defaultValues: { name: 'Asha', class: 'SL', save: false, berth: 'upper', day: '2026-11-23' },
    })
    return (
      <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
        <TextField label="Name" {...register('name')} />
        <SelectField
          label="Class"
          options={[
            { value: 'SL', label: 'Sleeper' },
            { value: '2A', label: 'AC 2 tier' },
          ]}
          {...register('class')}
        />
        <CheckboxField label="Save" {...register('save')} />
        <DateField label="Day" {...register('day')} />
        <RadioGroup
          legend="Berth"
          options={[
            { value: 'lower', label: 'Lower' },
            { value: 'upper', label: 'Upper' },
          ]}
          {...register('berth')}
        />
        <Button type="submit">Send</Button>
      </form>
    )
  }
  const { user } = await renderPart(<Form />)
  expect(screen.getByRole('radio', { name: 'Upper' })).toBeChecked()
  await user.type(screen.getByLabelText('Name'), ' R')
  await user.selectOptions(screen.getByLabelText('Class'), '2A')
  await user.click(screen.getByLabelText('Save'))
  await user.click(screen.getByRole('radio', { name: 'Lower' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(sent).toHaveBeenCalledWith({
    name: 'Asha R',
    class: '2A',
    save: true,
    berth: 'lower',
    day: '2026-11-23',
  })
})

test('BOK-3: the summary takes the focus when it appears and at each further try; its lines lead to the fields', async () => {
  function Form() {
    const [attempt, setAttempt] = useState(0)
    return (
      <>
        <ErrorSummary
          attempt={attempt}
          errors={attempt ? [{ fieldId: 'age', message: 'Enter an age' }] : []}
        />
        <TextField name="age" label="Age" />
        <Button onClick={() => setAttempt(attempt + 1)}>Continue</Button>
      </>
    )
  }
  const { user, address } = await renderPart(<Form />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  // its focus says it; while the field is mended, each letter would say it again.
  expect(summary).toHaveAttribute('aria-live', 'off')
  await user.click(screen.getByRole('link', { name: 'Enter an age' }))
  expect(screen.getByLabelText('Age')).toHaveFocus()
  expect(address()).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(summary).toHaveFocus()
})

test('a loading button keeps its name and the focus, and swallows presses and Enter in its form', async () => {
  const pressed = vi.fn<() => void>()
  const submitted = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  function Form() {
    const [loading, setLoading] = useState(false)
    const press = () => {
      pressed()
      setLoading(true)
    }
    return (
      <form onSubmit={submitted}>
        <TextField label="Name" />
        <Button type="submit" loading={loading} onClick={press}>
          Book 2 seats
        </Button>
        <Button onClick={() => setLoading(false)}>Answer</Button>
      </form>
    )
  }
  const { user } = await renderPart(<Form />)
  const button = screen.getByRole('button', { name: 'Book 2 seats' })
  await user.click(button)
  expect(button).toHaveAccessibleName('Book 2 seats')
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
  await user.click(button)
  await user.type(screen.getByLabelText('Name'), 'A{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(submitted).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await user.click(button)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a button in a form submits only when it says so', async () => {
  const submitted = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const { user } = await renderPart(
    <form onSubmit={submitted}>
      <Button>Swap</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Swap' }))
  expect(submitted).not.toHaveBeenCalled()
})

const endless = 'The server explains itself. '.repeat(400).trim()

test('T15 goal G32: a very long error is folded at its field, and can be read whole there', async () => {
  const { user } = await renderPart(<TextField name="age" label="Age" error={endless} />)
  expect(document.body).not.toHaveTextContent(endless)
  expect(screen.getByRole('textbox', { name: 'Age' })).toHaveAccessibleDescription(
    /^The server explains itself\..{1,230}… Show all$/,
  )
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText(endless)).toBeInTheDocument()
})

test('T15 goal G32: of a very long error the summary shows the beginning', async () => {
  await renderPart(<ErrorSummary errors={[{ fieldId: 'age', message: endless }]} />)
  expect(screen.getByRole('link', { name: /^The server explains itself\..{1,230}…$/ })).toHaveAttribute(
    'href',
    '#age',
  )
})

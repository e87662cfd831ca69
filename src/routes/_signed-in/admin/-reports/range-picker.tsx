import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DateField } from '@/components/ui/form/text-field'
import { type DayRange, presetNames, presetOf, presetRange, presets } from '@/domain/reports/reports-range'
import { rangeProblems } from '@/domain/reports/reports-settings'
import { useOnChange } from '@/lib/hooks/use-on-change'

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Days by one press, or any two. */
export function RangePicker({
  range,
  today,
  onRange,
}: {
  range: DayRange | undefined
  today: string
  onRange: (range: DayRange) => void
}) {
  const [wrong, setWrong] = useState<ReturnType<typeof rangeProblems>>()
  const fields = useRef<HTMLFormElement>(null)
  const { from: first = '', to: last = '' } = range ?? {}
  function fill(days: DayRange) {
    for (const [name, day] of Object.entries(days)) {
      const field = fields.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = day
    }
  }
  useOnChange(`${first} ${last}`, () => {
    // Other days may come from elsewhere. The fields show them, and keep the focus.
    fill({ from: first, to: last })
    setWrong(undefined)
  })
  const chosen = range && presetOf(range, today)
  function apply(form: HTMLFormElement) {
    const typed = new FormData(form)
    const [from, to] = [textIn(typed, 'from'), textIn(typed, 'to')]
    const problems = rangeProblems(from, to)
    setWrong(problems)
    if (problems.from ?? problems.to) {
      form.querySelector<HTMLElement>(problems.from ? '[name=from]' : '[name=to]')?.focus()
    } else onRange({ from, to })
  }
  return (
    <div>
      <chakra.div role="group" aria-label="Days" display="flex" flexWrap="wrap" gap="2" mb="3">
        {presets.map((preset) => (
          <Button
            key={preset}
            size="sm"
            aria-pressed={preset === chosen}
            onClick={() => {
              setWrong(undefined)
              const days = presetRange(preset, today)
              fill(days)
              onRange(days)
            }}
            css={{
              '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg', fontWeight: 'semibold' },
            }}
          >
            {presetNames[preset]}
          </Button>
        ))}
      </chakra.div>
      <chakra.form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem 11rem auto' }}
        justifyContent="start"
      >
        <DateField label="First day" name="from" error={wrong?.from} />
        <DateField label="Last day" name="to" error={wrong?.to} />
        <Button type="submit" mt={{ base: '0', sm: '1.625rem' }}>
          Show these days
        </Button>
      </chakra.form>
    </div>
  )
}

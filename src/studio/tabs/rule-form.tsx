import { chakra } from '@chakra-ui/react/styled-system'
import { type SubmitEvent, useState } from 'react'
import { calls, localCalls } from '@mocks/studio/calls'
import type { Rule } from '@mocks/studio/types'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextAreaField, TextField } from '@/components/ui/form/text-field'
import { effects, errorsOf, fieldsOfRule, type RuleFields, ruleOf } from './rule-fields'

const callOptions = [
  { value: '*', label: 'Every call' },
  ...[...calls, ...localCalls].map(({ name, label }) => ({ value: name, label: `${name} · ${label}` })),
]

/** A new rule, or one that is changed. */
export function RuleForm({
  rule,
  onKeep,
  onCancel,
}: {
  rule: Rule | undefined
  onKeep: (rule: Rule) => void
  onCancel: (() => void) | undefined
}) {
  const [fields, setFields] = useState(() => fieldsOfRule(rule))
  const [isSent, setSent] = useState(false)
  const { kind } = fields
  const errors = errorsOf(fields)
  const shown = (name: keyof RuleFields) => (isSent || name === 'body' ? errors[name] : undefined)
  const bind = (name: keyof RuleFields) => ({
    value: fields[name],
    error: shown(name),
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (Object.keys(errors).length > 0) setSent(true)
    else onKeep(ruleOf(fields))
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="3" aria-labelledby="studio-rule">
      <chakra.h3 id="studio-rule" fontWeight="semibold">
        {rule ? 'Change the rule' : 'New rule'}
      </chakra.h3>
      <SelectField label="Call" options={callOptions} {...bind('call')} />
      <SelectField label="What happens" options={effects} {...bind('kind')} />
      {kind === 'wait' && (
        <Pair>
          <TextField label="Milliseconds" inputMode="numeric" {...bind('ms')} />
          <TextField label="Give or take" optional inputMode="numeric" {...bind('spread')} />
        </Pair>
      )}
      {kind === 'status' && (
        <>
          <TextField label="Status" inputMode="numeric" {...bind('status')} />
          <TextAreaField
            label="Body"
            optional
            hint="JSON. Left empty, the one that the API has for the status."
            fontFamily="mono"
            spellCheck={false}
            {...bind('body')}
          />
        </>
      )}
      {(kind === 'missing' || kind === 'type') && (
        <TextField
          label="Field"
          hint="A path such as data.availableSeats or data[0].name"
          spellCheck={false}
          {...bind('field')}
        />
      )}
      <Pair>
        <TextField label="Next calls" optional inputMode="numeric" {...bind('times')} />
        <TextField label="Per cent of calls" optional inputMode="numeric" {...bind('share')} />
      </Pair>
      <TextField
        label="For one record alone"
        optional
        hint="Its id, as the path has it."
        {...bind('record')}
      />
      <chakra.div display="flex" gap="2">
        <Button type="submit" size="sm" variant="solid">
          {rule ? 'Save rule' : 'Add rule'}
        </Button>
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            Leave it as it was
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  )
}

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3', alignItems: 'end' },
})

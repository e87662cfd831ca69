import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { localCalls } from '@mocks/studio/calls'
import { presets } from '@mocks/studio/presets'
import { ruleWords } from '@mocks/studio/rules'
import type { Rule } from '@mocks/studio/types'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { useStudio } from '@/studio/parts'
import { RuleForm } from './rule-form'

const changes = localCalls.filter(({ name }) => /^LOCAL users\.(?!list)/.test(name)).map(({ name }) => name)
const isFailedChange = ({ call, effect }: Rule) => changes.includes(call) && effect.kind === 'status'

/** What happens to the calls: rules, each for one call or for all of them. */
export function CallsTab() {
  const studio = useStudio()
  const { rules } = studio.state
  const [edited, setEdited] = useState<number>()
  const setRules = (now: Rule[]) => {
    studio.set({ rules: now })
    setEdited(undefined)
  }
  const keep = (rule: Rule) =>
    setRules(edited === undefined ? [...rules, rule] : rules.map((one, at) => (at === edited ? rule : one)))
  const doFail = changes.every((name) => rules.some((rule) => rule.call === name && isFailedChange(rule)))
  return (
    <>
      <chakra.section aria-label="Rules" display="grid" gap="2">
        {rules.length === 0 ? (
          <p>No rules: every call is answered as the API has it.</p>
        ) : (
          <RuleList rules={rules} onEdit={setEdited} onChange={setRules} />
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2" role="group" aria-label="Presets">
          {presets.map(({ id, label, rules: own }) => (
            <Button key={id} size="sm" onClick={() => setRules([...own])}>
              {label}
            </Button>
          ))}
          {rules.length > 0 && (
            <Button size="sm" variant="danger" onClick={() => setRules([])}>
              Remove all rules
            </Button>
          )}
        </chakra.div>
        <CheckboxField
          label="Let every change fail"
          hint="On the page of users, which asks no server."
          checked={doFail}
          onChange={() =>
            setRules([
              ...rules.filter((rule) => !isFailedChange(rule)),
              ...(doFail
                ? []
                : changes.map((call): Rule => ({ call, effect: { kind: 'status', status: 500 } }))),
            ])
          }
        />
      </chakra.section>
      <RuleForm
        // Another rule to edit is another form.
        key={edited === undefined ? `new ${rules.length}` : `edit ${edited}`}
        rule={edited === undefined ? undefined : rules[edited]}
        onKeep={keep}
        onCancel={edited === undefined ? undefined : () => setEdited(undefined)}
      />
    </>
  )
}

function RuleList({
  rules,
  onEdit,
  onChange,
}: {
  rules: readonly Rule[]
  onEdit: (at: number) => void
  onChange: (rules: Rule[]) => void
}) {
  const said = rules.map(ruleWords)
  return (
    <ol>
      {rules.map((rule, at) => {
        const words = said[at] ?? ''
        // Two rules may say the same.
        const before = said.slice(0, at).filter((other) => other === words).length
        return (
          <chakra.li key={`${words} ${before}`} display="flex" alignItems="center" gap="1" py="0.5">
            <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
              {words}
            </chakra.span>
            <Button size="sm" variant="plain" aria-label={`Change: ${words}`} onClick={() => onEdit(at)}>
              Change
            </Button>
            <Button
              size="sm"
              variant="danger"
              aria-label={`Remove: ${words}`}
              onClick={() => onChange(rules.filter((one) => one !== rule))}
            >
              Remove
            </Button>
          </chakra.li>
        )
      })}
    </ol>
  )
}

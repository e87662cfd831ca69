import { useState } from 'react'
import { failUserCalls, userCallsFail } from '@/mutations/users'
import { CheckboxField } from '@/components/ui/form/checkbox-field'

/** L2: a list without a server never fails by itself: this shows, in the demo alone, how each failure would read. */
export function FailureSwitch() {
  const [failing, setFailing] = useState(userCallsFail)
  return (
    <CheckboxField
      label="Let every change fail"
      checked={failing}
      onChange={() => {
        failUserCalls(!failing)
        setFailing(!failing)
      }}
    />
  )
}

import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Puts a text into a field in place of what it holds, in one go: each key of `user.type` would draw the page anew. */
export async function enter(user: UserEvent, field: Element, text: string) {
  await user.clear(field)
  await user.paste(text)
}

/** Closes what was opened last: it hears the key once it has the focus, a moment after it is seen. */
export async function escape(user: UserEvent) {
  await waitFor(() =>
    expect(document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu]')).not.toBeNull(),
  )
  await user.keyboard('{Escape}')
}

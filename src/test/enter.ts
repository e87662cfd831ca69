import type { UserEvent } from '@testing-library/user-event'

/** Puts a text into a field in place of what it holds, in one go: each key of `user.type` would draw the page anew. */
export async function enter(user: UserEvent, field: Element, text: string) {
  await user.clear(field)
  await user.paste(text)
}

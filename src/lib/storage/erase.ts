import { local, tab } from './storage'
import { pastLogOut, untilLogOut } from './user-data'

/** All kinds of user data there are. */
export const userDataKinds = [...Object.keys(untilLogOut), ...pastLogOut]

/** The keys of this app, its router's among them: other pages of the same origin keep theirs. */
const ours = new RegExp(
  `^(token|rememberMe|root|theme|sidebar|start-page)$|^(sent|chunk-reload|${userDataKinds.join('|')}):|^tsr-scroll-restoration`,
)

/** Removes what the app keeps in web storage; but for the mark of a log-out, which says nothing of anybody. */
export function eraseAll() {
  for (const storage of [local, tab]) {
    for (const key of storage.keys()) if (ours.test(key)) storage.remove(key)
  }
}

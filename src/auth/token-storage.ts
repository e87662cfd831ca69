import { local, type SafeStorage, tab } from '@/lib/storage/storage'

const tokenKey = 'token'
const rememberKey = 'rememberMe'
const signOutKey = 'signedOut'

/** A header value cannot hold anything else; what storage holds besides was not put there by us. */
export const isToken = (value: string | null): value is string =>
  value !== null && /^[\x21-\x7e]{1,8192}$/.test(value) && value !== 'undefined' && value !== 'null'

/** Another one with each log-out in this browser. */
export const readMark = () => local.get(signOutKey)

/** From now on this tab knows of every log-out up to the one of that mark; but not where there is another one since. */
export function catchUp(known: string | null) {
  const mark = readMark()
  if (mark !== null && mark === known) tab.set(signOutKey, mark)
}

/** A8: somebody logs out in this tab. */
export function markSignOut() {
  local.set(signOutKey, String(Date.now()))
  catchUp(readMark())
}

/**
 * A8: a tab that slept, or that the browser had put away, heard of no log-out: the token and the drafts that it keeps for
 * itself are void. A mark that is lost, as where storage is full, ends nothing.
 */
export function isOutlived(): boolean {
  const mark = readMark()
  return mark !== null && tab.get(signOutKey) !== mark
}

const tokenIn = (storage: SafeStorage) => {
  const value = storage.get(tokenKey)
  return isToken(value) && !(storage === tab && isOutlived()) ? value : null
}

/** A10: the stored token: local storage, else session storage. */
export const readToken = (): string | null => tokenIn(local) ?? tokenIn(tab)

/** The storage that holds the token, where one is stored. */
export const tokenHome = (): SafeStorage | undefined =>
  [local, tab].find((storage) => tokenIn(storage) !== null)

/** A5: local storage where the user is to be remembered, else session storage; never both. */
export function storeToken(token: string, rememberMe: boolean) {
  clearToken()
  const home = rememberMe ? local : tab
  home.set(tokenKey, token)
  home.set(rememberKey, String(rememberMe))
  catchUp(readMark())
}

function clearIn(storage: SafeStorage) {
  storage.remove(tokenKey)
  storage.remove(rememberKey)
}

/** A8: removes what this tab kept beyond a log-out. */
export function clearOutlived() {
  clearIn(tab)
  catchUp(readMark())
}

/** A8: removes token and flag from both storages. */
export function clearToken() {
  clearIn(local)
  clearIn(tab)
}

/** A7: removes the token of a session that is over. One that another tab has stored since is left alone. */
export function clearOwnToken(own: string | null) {
  const stored = readToken()
  if (stored === null || stored === own) clearToken()
  else clearIn(tab)
}

/** A5: where both storages hold a token, the one that is sent stays. */
export function keepOneToken() {
  if (tokenHome() === local) clearIn(tab)
}
